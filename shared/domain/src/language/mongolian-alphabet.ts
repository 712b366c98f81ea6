/** The 35 letters, index 0 to 34 (ENT-04). Plain sorting by code point puts Ё, Ө and Ү elsewhere. */
export const mongolianAlphabet: readonly string[] = [...'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ'];

/** The index of a letter of either case, 0 to 34; −1 for anything else. */
export function letterIndex(letter: string): number {
  return mongolianAlphabet.indexOf(letter.toUpperCase());
}

/** Orders words by the Mongolian alphabet, as `Intl.Collator('mn')` does where it is there: browsers ship without it. Other signs stand before letters. */
export function compareMongolian(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = letterIndex(a.charAt(index)) - letterIndex(b.charAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
