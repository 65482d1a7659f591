// Drawing with light from the upper left: every form is its own colour, then a shade that deepens to the lower right,
// then a thin rim of light. The gradients are in each picture once.

import type { Tones } from "./palette";

export const DEFS =
  `<linearGradient id="sh" gradientUnits="userSpaceOnUse" x1="-18" y1="-14" x2="34" y2="26">` +
  `<stop offset=".3" stop-color="#1a0a24" stop-opacity="0"/><stop offset="1" stop-color="#1a0a24" stop-opacity=".62"/></linearGradient>` +
  `<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="-44" y1="-36" x2="6" y2="6">` +
  `<stop offset=".2" stop-color="#fff3d0" stop-opacity=".85"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></linearGradient>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;
export const group = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;
export const see = (opacity: number): string => ` opacity="${opacity}"`;

// A form of a person, around 0 0: outline, own colour, shade, rim.
export const form = (d: string, tones: Tones, own = tones[1]): string =>
  `<path d="${d}" fill="${own}" stroke="${tones[3]}" stroke-width="2.2" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="url(#sh)"/><path d="${d}" fill="none" stroke="url(#rim)" stroke-width="1.3"/>`;

// Numbers in pictures have one digit behind the point, so that their texts stay short.
export const n = (value: number): number => Math.round(value * 10) / 10;
