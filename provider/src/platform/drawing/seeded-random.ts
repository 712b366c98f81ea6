/** A number from 0 up to, not including, 1 that is always the same for these whole numbers: the catalogue's only "chance". Made for hundreds of thousands a second. */
export function mixed(seed: number, a: number, b = 0): number {
  let hash = Math.imul(seed ^ Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x7f4a, 0xc2b2ae35), 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** One of a list that is not empty. */
export function chosen<const L extends readonly [unknown, ...unknown[]]>(list: L, share: number): L[number] {
  return list[Math.floor(share * list.length)] ?? list[0];
}

/** A number from 0 to 999,999 that a name always has. */
export function numberOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
}
