// A thing in a picture: an icon with depth, or a figure of our own.

import { figure, type Figure } from "./figures/figures";
import type { Shape, Shapes } from "./shape";

export type Thing = Shape | Figure;

export const thing = (shapes: Shapes, one: Thing): string => ("is" in one ? figure(one) : shapes.draw(one));
