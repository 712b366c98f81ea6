import type { Money } from '../money/money.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A prize in whole tögrög and how many of a million tickets win it on average. */
export interface PrizeTier {
  readonly prize: Money;
  readonly chances: number;
}

/** Chances are given out of so many. */
export const DRAW_SPACE = 1_000_000;

/** What is hashed (SHA-256, hex) to decide a ticket: the secret of its series, which is published when the series is over, and its number there. */
export function drawText(seed: string, number: number): string {
  return `${seed}:${number}`;
}

/** A place from 0 to 999 999, drawn from the hash of `drawText`: its first 52 bits by remainder, which favours no place by more than one in four thousand million. Throws for what is no hash. */
export function drawnPlace(hash: string): number {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('a draw needs a SHA-256 in hex');
  return Number.parseInt(hash.slice(0, 13), 16) % DRAW_SPACE;
}

/** What a place wins: the tiers take their places one after the other from 0 on, in the order they are published in; the rest wins 0. */
export function prizeAt(place: number, tiers: readonly PrizeTier[]): Money {
  let end = 0;
  for (const { prize, chances } of tiers) {
    end += chances;
    if (place < end) return prize;
  }
  return 0;
}

/** How many of a million tickets win anything. */
export function winningChances(tiers: readonly PrizeTier[]): number {
  return tiers.reduce((sum, { chances }) => sum + chances, 0);
}

/** How the fields of a card are laid out. A series keeps the layout it was opened with, so that a card that was scratched never changes. */
export const cardLayouts = [1, 2] as const;
export type CardLayout = (typeof cardLayouts)[number];

/**
 * The nine fields of a scratch card: three of them show the prize when it won, otherwise no sum is there three times. The same ticket always has the
 * same card: `place`, which follows from the committed secret, is its seed. Needs at least five tiers, so that a losing card can be filled with no more than two of each.
 */
export function scratchFields(
  prize: Money,
  place: number,
  tiers: readonly PrizeTier[],
  layout: CardLayout,
): readonly Money[] {
  if (layout === 1) return firstLayout(prize, place, tiers);
  const random = seededRandom(place);
  const others = tiers.map((tier) => tier.prize).filter((sum) => sum !== prize);
  const won = prize > 0 ? [prize, prize, prize] : [];
  const fill = shuffled([...others, ...others], random).slice(0, 9 - won.length);
  return shuffled([...won, ...fill], random);
}

/** The layout of the first series: sorted by an arithmetic progression, which leaves many cards in order. */
function firstLayout(prize: Money, place: number, tiers: readonly PrizeTier[]): readonly Money[] {
  const others = tiers.map((tier) => tier.prize).filter((sum) => sum !== prize);
  const fill = Array.from(
    { length: prize > 0 ? 6 : 9 },
    (_, index) => others[Math.floor(index / 2) % others.length] ?? 0,
  );
  const fields = prize > 0 ? [prize, prize, prize, ...fill] : fill;
  return fields
    .map((sum, index) => ({ sum, key: ((place + 1) * (index + 7) * 7919) % 10_007 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ sum }) => sum);
}
