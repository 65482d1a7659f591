// The running animations. A key or a press of the pointer skips them. In a hidden tab they are skipped as well:
// browsers pause animations there, so the turn would never come.

export class Motion {
  private running = new Set<Animation>();
  private skipped = false;

  constructor() {
    addEventListener("pointerdown", this.skip);
    addEventListener("keydown", this.skip);
    document.addEventListener("visibilitychange", this.skip);
  }

  end(): void {
    removeEventListener("pointerdown", this.skip);
    removeEventListener("keydown", this.skip);
    document.removeEventListener("visibilitychange", this.skip);
  }

  private readonly skip = (): void => {
    this.skipped = true;
    for (const animation of this.running) animation.finish();
  };

  get over(): boolean {
    return this.skipped;
  }

  // Animates the element through these frames to where it already is.
  async play(element: Element | null | undefined, frames: Keyframe[], duration: number): Promise<void> {
    if (!element || !duration || this.skipped) return;
    const animation = element.animate(frames, { duration, easing: "ease-in-out" });
    this.running.add(animation);
    await animation.finished.catch(() => undefined); // the element was removed meanwhile
    this.running.delete(animation);
  }
}
