// The visible part of the board. Panning and zooming change one transform and redraw nothing;
// only when a zoom has come to rest is everything redrawn sharply in its new size.

import { settings } from "../../../../lib/settings.svelte";
import { lookingAt, TILE, type Box, type Point } from "../geometry";

const NEAREST = 260; // pixels per tile
const FURTHEST = 26;
const TOOLS = 56; // pixels at the right edge, for the board's own buttons
const LANE = 56; // pixels at the upper edge, for what has just happened
const NEAR_AT_FIRST = 200; // pixels per tile, while the dungeon is small
const AROUND = 2; // tiles of room around it
const ARROW = 26; // pixels from the middle of an arrow to its edge, and a little more
const FURTHEST_BY_ITSELF = 0.82; // pixels per unit
const UNCOVERED = 0.7; // of the height, whatever the panel covers: the distance must hardly change with it
const REST = 160; // milliseconds without zooming until everything is redrawn
const LEFT_ALONE = 6000; // milliseconds after panning in which the camera follows nobody

export class Camera {
  drawn = $state(1); // pixels per unit, as drawn
  private scale = 1; // pixels per unit, as seen
  private middle: Point = { x: 0, y: 0 }; // the point in the middle of the uncovered part
  private followed: { point: Point; box: Box } | null = null; // the position of the hero to follow, and the box around all tiles
  private size = { width: 0, height: 0 };
  private zoomed = false; // by hand: the distance stays as it was chosen
  private top = 0; // of the board on the screen
  private covered = 0; // pixels of the lower edge that a panel covers
  private world: HTMLElement | null = null;
  private resting = 0;
  private frame = 0;
  private pannedAt = -LEFT_ALONE;

  show(world: HTMLElement): void {
    this.world = world;
  }

  // Sets the size of the board and where it begins; the first time, shows it at the default distance. Nothing jumps, and
  // a board that only gets higher, because something above or below it has gone, stays as it is under the pointer.
  resize(width: number, height: number, top = 0): void {
    const { width: wide, height: high } = this.size;
    const first = wide === 0;
    const sunk = top - this.top + (height - high) / 2; // how far the middle has moved on the screen
    this.size = { width, height };
    this.top = top;
    if (!first)
      this.middle = { x: this.middle.x + (width - wide) / 2 / this.scale, y: this.middle.y + sunk / this.scale };
    if (first && width) {
      cancelAnimationFrame(this.frame); // a glide that began before the size was known
      this.jump();
    } else if (width !== wide || height < high) this.goAlong();
    this.apply();
  }

  // Keeps the visible part in place first, then moves it out from behind the panel.
  cover(pixels: number): void {
    this.middle = { x: this.middle.x, y: this.middle.y + (this.covered - pixels) / 2 / this.scale };
    this.covered = pixels;
    this.goAlong();
  }

  // -- by hand

  pan(dx: number, dy: number): void {
    this.touched();
    this.middle = { x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale };
    this.apply();
  }

  // Zooms by a factor; the point under these pixels of the board stays in place.
  zoom(factor: number, x = this.centreX, y = this.centreY): void {
    this.touched();
    this.zoomed = true;
    const scale = this.within(this.scale * factor);
    const shift = 1 / this.scale - 1 / scale;
    this.middle = {
      x: this.middle.x + (x - this.centreX) * shift,
      y: this.middle.y + (y - this.centreY) * shift,
    };
    this.scale = scale;
    this.apply();
    this.restSoon();
  }

  fit(box: Box): void {
    this.touched();
    this.zoomed = true;
    const room = TILE * 1.4; // room for the places around it that can be entered
    const scale = this.within(
      Math.min(this.width / (box.right - box.left + room), this.height / (box.bottom - box.top + room), 1.32),
    );
    this.glide({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, scale);
  }

  // Centres the hero to follow.
  centre(): void {
    this.pannedAt = -LEFT_ALONE;
    this.goAlong();
  }

  // The point under these pixels of the board.
  at(x: number, y: number): Point {
    return {
      x: this.middle.x + (x - this.centreX) / this.scale,
      y: this.middle.y + (y - this.centreY) / this.scale,
    };
  }

  // -- automatically

  follow(point: Point, box: Box): void {
    const first = this.followed === null;
    this.followed = { point, box };
    if (first) this.jump();
    else this.goAlong();
  }

  private goAlong(): void {
    if (performance.now() - this.pannedAt > LEFT_ALONE) this.glide(this.aim(), this.near());
  }

  // The usual distance: near while the dungeon is small, further as it grows, down to a tile that can be read well.
  private near(): number {
    if (this.zoomed || !this.followed) return this.scale;
    const { left, right, top, bottom } = this.followed.box;
    const all = Math.min(
      this.width / (right - left + AROUND * TILE),
      (this.size.height * UNCOVERED) / (bottom - top + AROUND * TILE),
      NEAR_AT_FIRST / TILE,
    );
    const readable = Math.max(1.1, Math.min(1.32, Math.min(this.size.width, this.size.height) / 600));
    const around = (Math.min(this.width, this.height) / 2 - ARROW) / TILE; // every way from here is seen
    return Math.min(Math.max(all, readable), Math.max(FURTHEST_BY_ITSELF, around));
  }

  private jump(): void {
    if (this.size.width) this.drawn = this.scale = this.near();
    this.middle = this.aim();
    this.apply();
  }

  private aim(): Point {
    if (!this.followed) return this.middle;
    return lookingAt(this.followed.point, this.followed.box, this.width / this.scale, this.height / this.scale);
  }

  private touched(): void {
    cancelAnimationFrame(this.frame);
    this.pannedAt = performance.now();
  }

  private glide(to: Point, scale: number): void {
    cancelAnimationFrame(this.frame);
    const from = { ...this.middle, scale: this.scale };
    const length = settings.time(400);
    const began = performance.now();
    const step = (now: number): void => {
      const part = length ? Math.min(1, Math.max(0, (now - began) / length)) : 1;
      const eased = part * part * (3 - 2 * part);
      this.middle = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      this.scale = from.scale + (scale - from.scale) * eased;
      this.apply();
      if (part < 1) this.frame = requestAnimationFrame(step);
      else if (this.scale !== this.drawn) this.restSoon();
    };
    step(began);
  }

  // The part of the board that nothing lies over.
  private get width(): number {
    return Math.max(1, this.size.width - TOOLS);
  }

  private get height(): number {
    return Math.max(1, this.size.height - this.covered - LANE);
  }

  private get centreX(): number {
    return this.width / 2;
  }

  private get centreY(): number {
    return LANE + this.height / 2;
  }

  private within(scale: number): number {
    return Math.max(FURTHEST / TILE, Math.min(NEAREST / TILE, scale));
  }

  private restSoon(): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => {
      this.drawn = this.scale;
    }, REST);
  }

  // Also called when `drawn` has changed and everything has its new size.
  apply(): void {
    if (!this.world) return;
    const x = Math.round(this.centreX - this.middle.x * this.scale);
    const y = Math.round(this.centreY - this.middle.y * this.scale);
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${this.scale / this.drawn})`;
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
  }
}
