import { drawAir } from './draw-air.ts';
import type { Landscape } from './landscapes.ts';
import { capitalScenes } from './scenes/capital-scenes.ts';
import { cityScenes } from './scenes/city-scenes.ts';
import { natureScenes } from './scenes/nature-scenes.ts';
import type { Scene } from './scenes/scene.ts';
import { waterScenes } from './scenes/water-scenes.ts';
import { mixed } from './seeded-random.ts';
import { skies, skyOf } from './skies.ts';
import { height, width } from './svg-shapes.ts';
import { tinted } from './tint.ts';

const scenes: Readonly<Record<Landscape, Scene>> = { ...natureScenes, ...waterScenes, ...cityScenes, ...capitalScenes };

/** Seen from the other side, so that two of one kind differ. */
const mirrored = (shapes: string) => `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>`;

/** The first number from `seed` on whose picture of a land shows no snow; `seed` itself where it always lies. */
export function withoutSnow(seed: number, landscape: Landscape): number {
  const among = scenes[landscape].skies.map((name) => skies[name]);
  if (among.every(({ snow, dark }) => snow || dark)) return seed;
  let number = seed;
  while (skyOf(number, false, among).snow) number += 1;
  return number;
}

/** A land or a town at some hour of a season that suits it, or by night; what is drawn `over` it has the same light. */
export function drawLandscape(seed: number, landscape: Landscape, { night = false, over = '' } = {}): string {
  const { skies: fitting, draw } = scenes[landscape];
  const among = fitting.map((name) => skies[name]);
  const sky = skyOf(seed, night, among);
  const land = tinted(draw(seed, sky), sky);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawAir(seed, sky)}${mixed(seed, 2) < 0.5 ? land : mirrored(land)}${tinted(over, sky)}</svg>`;
}
