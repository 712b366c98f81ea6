/** A number from 0 up to, not including, 1 that is always the same for a text (FNV-1a, then mixed): the inventory's only "chance". */
export function stableFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** A whole number from 0 up to, not including, `below`. */
export function stableChoice(text: string, below: number): number {
  return Math.floor(stableFraction(text) * below);
}
