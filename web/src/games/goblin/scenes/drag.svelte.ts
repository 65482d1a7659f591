// Dragging a card onto a place: the element with data-place under the pointer.

export class Drag {
  on = $state(false);
  x = $state(0);
  y = $state(0);
  over = $state(0); // the place under the pointer, or 0
  private from = { x: 0, y: 0 };

  constructor(private readonly drop: (place: number) => void) {}

  begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.from = { x: event.clientX, y: event.clientY };
    this.x = this.y = this.over = 0;
    this.on = true;
  };

  move = (event: PointerEvent): void => {
    if (!this.on) return;
    this.x = event.clientX - this.from.x;
    this.y = event.clientY - this.from.y;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.closest("[data-place]"));
    this.over = Number((under?.closest("[data-place]") as HTMLElement | null)?.dataset.place ?? 0);
  };

  end = (): void => {
    const place = this.over;
    this.cancel();
    if (place) this.drop(place);
  };

  cancel = (): void => {
    this.on = false;
    this.over = 0;
  };
}
