import { mixed } from './seeded-random.ts';
import type { Sky } from './skies.ts';
import { height, path, round, width } from './svg-shapes.ts';

/** Sky, sun or moon, clouds or stars. */
export function drawAir(seed: number, { colours: [above, middle, horizon], sun, dark }: Sky): string {
  const [x, y] = [70 + mixed(seed, 2) * 340, 60 + mixed(seed, 3) * 70];
  const stars = Array.from(
    { length: 26 },
    (_, at) => `M${round(mixed(seed, 4, at) * width)},${round(mixed(seed, 5, at) * 150)}h1.6v1.6h-1.6z`,
  );
  const clouds = Array.from({ length: 3 }, (_, at) => {
    const [left, top, wide] = [mixed(seed, 6, at) * 400, 34 + mixed(seed, 7, at) * 90, 60 + mixed(seed, 8, at) * 90];
    return `M${round(left)},${round(top)}h${round(wide)}a9,9 0 0 0 -16,-11a16,16 0 0 0 -28,-4a12,12 0 0 0 -22,6a8,8 0 0 0 -${round(Math.max(2, wide - 66))},9z`;
  });
  return (
    `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".72" stop-color="${horizon}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#a)"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="46" fill="${sun}" opacity=".22"/><circle cx="${round(x)}" cy="${round(y)}" r="${dark ? 15 : 22}" fill="${sun}"/>` +
    (dark ? path(stars.join(''), '#ffffff', 'opacity=".8"') : path(clouds.join(''), '#ffffff', 'opacity=".55"'))
  );
}
