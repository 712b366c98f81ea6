import type { Sky } from './skies.ts';

/** Shapes in the light of a sky: every colour takes a part of its shade, but lamps and panes, which have it already. */
export function tinted(shapes: string, { shade: [shade, strength], lamp, pane }: Sky): string {
  return shapes.replaceAll(/fill="(#[0-9a-f]{6})"/g, (whole, colour: string) =>
    colour === lamp || colour === pane ? whole : `fill="${mixColours(colour, shade, strength)}"`,
  );
}

/** One colour with a part of another; both as `#rrggbb`. */
export function mixColours(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
