// Mouse, touch and wheel on the board. A press that stays in place is a click; one that moves pans the board.

import type { Camera } from "./camera.svelte";

const SLACK = 6; // pixels that a press may move

export function gestures(board: HTMLElement, camera: Camera, turn: (event: WheelEvent) => boolean): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let slipped = 0;
  let dragging = false;

  let corner = { left: 0, top: 0 }; // measured once per gesture

  const measure = () => (corner = board.getBoundingClientRect());
  const place = (event: MouseEvent) => ({ x: event.clientX - corner.left, y: event.clientY - corner.top });

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (!fingers.size) [slipped, dragging] = [0, false];
    measure();
    fingers.set(event.pointerId, place(event));
  };

  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const is = place(event);
    slipped += Math.hypot(is.x - was.x, is.y - was.y);
    if (!dragging && slipped < SLACK) return void fingers.set(event.pointerId, is);
    if (!dragging) board.setPointerCapture(event.pointerId); // prevents a click on what was pressed
    dragging = true;
    if (fingers.size === 2) pinch(event.pointerId, was, is);
    else camera.pan(is.x - was.x, is.y - was.y);
    fingers.set(event.pointerId, is);
  };

  const pinch = (id: number, was: { x: number; y: number }, is: { x: number; y: number }) => {
    const other = [...fingers].find(([finger]) => finger !== id)![1];
    const [before, after] = [was, is].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
    camera.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
    if (before > 10) camera.zoom(after / before, (is.x + other.x) / 2, (is.y + other.y) / 2);
  };

  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (turn(event)) return;
    measure();
    const { x, y } = place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), x, y);
  };

  board.addEventListener("pointerdown", down);
  board.addEventListener("pointermove", move);
  board.addEventListener("pointerup", up);
  board.addEventListener("pointercancel", up);
  board.addEventListener("wheel", wheel, { passive: false });
  return () => {
    board.removeEventListener("pointerdown", down);
    board.removeEventListener("pointermove", move);
    board.removeEventListener("pointerup", up);
    board.removeEventListener("pointercancel", up);
    board.removeEventListener("wheel", wheel);
  };
}
