import type { Money } from '../money/money.ts';

/** The four sides on which an ankle bone comes to lie, in the order in which a draw counts them. */
export const shagaiSides = ['horse', 'camel', 'sheep', 'goat'] as const;
export type ShagaiSide = (typeof shagaiSides)[number];

/** Every throw of four bones is one of so many, each as likely as the others. */
export const SHAGAI_THROWS = 256;

/** What a round costs. */
export const SHAGAI_STAKE: Money = 500;

/** What a throw wins, in stakes, and how many of `SHAGAI_THROWS` win it. The rest wins nothing: 168 of 256 come back on average. */
export const shagaiPrizes = [
  { figure: 'alike', factor: 12, throws: 4 },
  { figure: 'different', factor: 3, throws: 24 },
  { figure: 'three', factor: 1, throws: 48 },
] as const;
export type ShagaiFigure = (typeof shagaiPrizes)[number]['figure'];

/** How four bones lie, from the SHA-256 (hex) of a round's secret: two bits each of its first byte, so that no throw is favoured. Throws for what is no hash. */
export function shagaiThrow(hash: string): readonly ShagaiSide[] {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('a throw needs a SHA-256 in hex');
  const drawn = Number.parseInt(hash.slice(0, 2), 16);
  return [6, 4, 2, 0].map((shift) => shagaiSides[(drawn >> shift) & 3] ?? 'horse');
}

/** The figure of four bones; null for one that wins nothing. */
export function shagaiFigure(bones: readonly ShagaiSide[]): ShagaiFigure | null {
  const most = Math.max(...shagaiSides.map((side) => bones.filter((bone) => bone === side).length));
  if (most === 4) return 'alike';
  if (most === 3) return 'three';
  return most === 1 ? 'different' : null;
}

/** What four bones win at a stake, in whole tögrög; 0 when they win nothing. */
export function shagaiPrize(bones: readonly ShagaiSide[], stake: Money): Money {
  const figure = shagaiFigure(bones);
  return stake * (shagaiPrizes.find((prize) => prize.figure === figure)?.factor ?? 0);
}
