const LENGTH = 8;
/** Letters that look alike on a Mongolian keyboard; a purpose is typed by hand. */
const LOOKALIKE = new Map([...'АВЕКМНОРСТХУ'].map((letter, index) => [letter, 'ABEKMHOPCTXY'[index] ?? letter]));

/**
 * The number of an order in the purpose of a transfer, however it was typed: in small letters, with spaces or other dashes, in letters of
 * the other alphabet that look the same. The first one counts; undefined where there is none.
 */
export function findOrderReference(purpose: string): string | undefined {
  const plain = [...purpose.toUpperCase()]
    .map((letter) => LOOKALIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^A-Z0-9]/g, '');
  const found = new RegExp(`AYL([2-9A-HJ-NP-Z]{${LENGTH}})`).exec(plain)?.[1];
  return found === undefined ? undefined : `AYL-${found}`;
}
