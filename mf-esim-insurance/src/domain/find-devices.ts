import type { EsimDeviceBrand } from '@aylal/contracts/esims';

/** How many are shown at most: more letters tell them apart. */
const SHOWN = 5;

/** The devices whose brand and name hold every typed word, in whatever order; none for less than two letters. */
export function findDevices(brands: readonly EsimDeviceBrand[], typed: string): readonly string[] {
  const terms = typed.trim().toLowerCase().split(/\s+/);
  if (terms.join('').length < 2) return [];
  const named = brands.flatMap(({ brand, devices }) => devices.map((device) => `${brand} ${device}`));
  const fits = named.filter((name) => terms.every((word) => name.toLowerCase().includes(word)));
  // "iPhone 14" is meant before "iPhone 14 Pro Max".
  return fits.toSorted((a, b) => a.length - b.length).slice(0, SHOWN);
}
