import type { LineClass } from './details.ts';

/** Colours of lines, by what they mean. */
export interface LineColors {
  readonly main: string;
  readonly mainEdge: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly rail: string;
  readonly border: string;
  readonly track: string;
}

export interface LineStyle {
  /** Drawn from this zoom on. */
  readonly from: number;
  readonly color: keyof LineColors;
  /** Around the line, one pixel on each side. */
  readonly edge?: keyof LineColors;
  /** Width at zooms 5, 9, 12, 15 and 17, in pixels; in between by the zoom. */
  readonly widths: readonly [number, number, number, number, number];
  readonly dash?: readonly number[];
}

const zooms = [5, 9, 12, 15, 17] as const;

/** What is drawn first lies below: borders, then small roads, then large ones. */
export const lineStyles: Readonly<Record<LineClass, LineStyle>> = {
  aimag: { from: 4, color: 'border', widths: [0.8, 1, 1.2, 1.2, 1.2], dash: [6, 3] },
  district: { from: 10, color: 'border', widths: [0.8, 0.8, 1, 1.4, 1.6], dash: [5, 4] },
  track: { from: 9, color: 'track', widths: [0.5, 0.6, 0.8, 1.2, 1.5], dash: [4, 3] },
  local: { from: 7, color: 'track', widths: [0.5, 0.7, 1, 1.4, 2] },
  other: { from: 12, color: 'road', edge: 'roadEdge', widths: [0.5, 0.6, 1.5, 5, 9] },
  street: { from: 11, color: 'road', edge: 'roadEdge', widths: [0.5, 0.8, 2, 6, 11] },
  square: { from: 13, color: 'road', edge: 'roadEdge', widths: [0.5, 0.6, 1.5, 4, 7] },
  railway: { from: 5, color: 'rail', widths: [0.8, 1.2, 1.6, 2.2, 2.6], dash: [7, 4] },
  state: { from: 5, color: 'main', edge: 'mainEdge', widths: [0.7, 1.4, 2, 3, 4] },
  trunk: { from: 4, color: 'main', edge: 'mainEdge', widths: [1, 2, 3, 4, 5] },
  road: { from: 10, color: 'road', edge: 'roadEdge', widths: [0.8, 1, 2.8, 8, 13] },
  ring: { from: 10, color: 'main', edge: 'mainEdge', widths: [0.8, 1, 3.4, 9, 15] },
  avenue: { from: 9, color: 'main', edge: 'mainEdge', widths: [0.8, 1.2, 4, 10, 16] },
};

export function widthAt({ widths }: LineStyle, zoom: number): number {
  const next = zooms.findIndex((at) => at >= zoom);
  if (next <= 0) return next === 0 ? widths[0] : widths[4];
  const [low, high] = [zooms[next - 1] ?? 5, zooms[next] ?? 17];
  const [from, to] = [widths[next - 1] ?? 1, widths[next] ?? 1];
  return from + ((zoom - low) / (high - low)) * (to - from);
}
