import { drawAir } from './draw-air.ts';
import type { Landscape } from './landscapes.ts';
import { cityScenes } from './scenes/city-scenes.ts';
import { natureScenes } from './scenes/nature-scenes.ts';
import type { Scene } from './scenes/scene.ts';
import { waterScenes } from './scenes/water-scenes.ts';
import { mixed } from './seeded-random.ts';
import { skies } from './skies.ts';
import { height, width } from './svg-shapes.ts';
import { tinted } from './tint.ts';

const scenes: Readonly<Record<Landscape, Scene>> = { ...natureScenes, ...waterScenes, ...cityScenes };

/** Seen from the other side, so that two of one kind differ. */
const mirrored = (shapes: string) => `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>`;

/** A land or a town at some hour of a season that suits it; what is drawn `over` it has the same light. */
export function drawLandscape(seed: number, landscape: Landscape, over = ''): string {
  const { skies: fitting, draw } = scenes[landscape];
  const sky = skies[fitting[Math.floor(mixed(seed, 1) * fitting.length)] ?? fitting[0]];
  const land = tinted(draw(seed, sky), sky);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawAir(seed, sky)}${mixed(seed, 2) < 0.5 ? land : mirrored(land)}${tinted(over, sky)}</svg>`;
}
