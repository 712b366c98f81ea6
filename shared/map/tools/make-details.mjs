// Packs the sources into what maps load: whole numbers, the first point of a line as it is and each further one as the step from the one before.
// Run `node tools/make-details.mjs` in shared/map after changing a source; the files are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (name) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../sources/${name}.geojson`, import.meta.url)), 'utf8')).features;
const lines = ({ geometry: { type, coordinates } }) => (type.startsWith('Multi') ? coordinates : [coordinates]);
const rings = ({ geometry: { type, coordinates } }) => (type === 'MultiPolygon' ? coordinates.flat() : coordinates);

/** As steps of so many parts of a degree; a point that falls on the one before it is left out. */
const pack = (scale) => (line) => {
  const packed = [];
  let last = null;
  for (const place of line) {
    const here = place.slice(0, 2).map((degrees) => Math.round(degrees * scale));
    const step = last ? here.map((value, axis) => value - last[axis]) : here;
    if (!last || step.some((value) => value !== 0)) packed.push(...step);
    last = here;
  }
  return packed;
};

/** The middle of a box around an area, in whole parts of a degree. */
const middle = (scale, ring) => {
  const axis = (index) => ring.map((place) => place[index]);
  const half = (values) => Math.round(((Math.min(...values) + Math.max(...values)) / 2) * scale);
  return [half(axis(0)), half(axis(1))];
};
const widest = (feature) => rings(feature).toSorted((one, other) => other.length - one.length)[0];

function write(name, details) {
  const target = fileURLToPath(new URL(`../src/details/generated/${name}.json`, import.meta.url));
  writeFileSync(target, `${JSON.stringify(details)}\n`);
  process.stdout.write(`${name}: ${JSON.stringify(details).length} bytes\n`);
}

/** Leaves out what lies nearer than so many degrees to the line between its neighbours (Douglas and Peucker). */
const coarser = (limit) => (line) => {
  if (line.length < 3) return line;
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  let [far, at] = [0, 0];
  line.forEach(([x, y], index) => {
    const away =
      length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (away > far) [far, at] = [away, index];
  });
  if (far <= limit) return [line[0], line.at(-1)];
  return [...coarser(limit)(line.slice(0, at + 1)), ...coarser(limit)(line.slice(at)).slice(1)];
};
const ofLand = pack(5_000);
const roads = read('mongolia-roads');
const byCode = (code, limit) =>
  roads
    .filter(({ properties }) => properties.code === code)
    .flatMap(lines)
    .map(coarser(limit))
    .map(ofLand)
    .filter((line) => line.length > 2);
write('mongolia', {
  scale: 5_000,
  lines: {
    trunk: byCode(1, 0.0003),
    state: byCode(2, 0.0006),
    local: byCode(3, 0.0015),
    track: byCode(4, 0.0015),
    railway: read('mongolia-railway').flatMap(lines).map(ofLand),
    aimag: read('mongolia-aimags').flatMap(rings).map(coarser(0.0015)).map(ofLand),
  },
  lakes: read('mongolia-lakes').map((lake) => rings(lake).map(coarser(0.001)).map(ofLand)),
  names: [
    ...read('mongolia-aimags').map((aimag) => ['aimag', aimag.properties.name, ...middle(5_000, widest(aimag))]),
    ...read('mongolia-centres').map(({ properties: { name, kind }, geometry: { coordinates } }) => [
      kind === 'aimag' ? 'town' : 'village',
      name,
      ...coordinates.map((degrees) => Math.round(degrees * 5_000)),
    ]),
    ...read('mongolia-lakes')
      .filter(({ properties }) => properties.name)
      .map((lake) => ['lake', lake.properties.name, ...middle(5_000, widest(lake))]),
  ],
  streets: [],
});

const ofCity = pack(50_000);
write('ulaanbaatar', {
  scale: 50_000,
  lines: { district: read('ulaanbaatar-districts').flatMap(rings).map(ofCity) },
  lakes: [],
  names: read('ulaanbaatar-districts').map((district) => [
    'district',
    district.properties.name,
    ...middle(50_000, widest(district)),
  ]),
  streets: read('ulaanbaatar-streets').flatMap((street) =>
    lines(street).map((line) => [street.properties.class, street.properties.name ?? '', ofCity(line)]),
  ),
});
