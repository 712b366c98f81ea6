import type { Cart } from '@aylal/contracts/cart';
import type { LotteryProduct, LotteryProof, LotteryTicket } from '@aylal/contracts/lottery';

const prizes = [1_000_000, 100_000, 10_000, 5_000, 1_000].map((prize, index) => ({
  prize,
  chances: [50, 500, 10_000, 30_000, 220_000][index] ?? 0,
}));

/** Altan Gobi at 1,000₮, by default. */
export function buildProduct(over: Partial<LotteryProduct> = {}): LotteryProduct {
  return {
    id: 'altan-gobi',
    name: 'Altan Gobi',
    price: 1_000,
    game_code: 'GOBI',
    parentId: 'lottery',
    left: 5_000,
    delivered: false,
    prizes,
    series: { id: 'GOBI-20260901', commitment: 'c'.repeat(64) },
    ...over,
  };
}

/** A cart of so many of each name, at 1,000₮ each. */
export function buildCart(items: readonly (readonly [string, number])[]): Cart {
  return {
    items: items.map(([name, quantity]) => ({
      id: name.toLowerCase().replace(' ', '-'),
      name,
      quantity,
      price: 1_000,
      game_code: 'GOBI',
      left: 20,
      delivered: false,
    })),
    count: items.reduce((sum, [, quantity]) => sum + quantity, 0),
    rates: { MNT: '1' },
    delivery_fee: 0,
    shipment: null,
  };
}

/** A ticket that is not scratched yet, by default. */
export function buildTicket(over: Partial<LotteryTicket> = {}): LotteryTicket {
  return {
    ticket: 'GOBI-20260901-00007',
    name: 'Altan Gobi',
    game_code: 'GOBI',
    parentId: 'lottery',
    ref_number: 'AYL-4K7P2X',
    prizes,
    scratched_at: null,
    prize: null,
    place: null,
    card_layout: 2,
    delivery: null,
    payout: null,
    ...over,
  };
}

/** The proof of that ticket while its secret is not published, by default. */
export function buildProof(over: Partial<LotteryProof> = {}): LotteryProof {
  return {
    ticket: 'GOBI-20260901-00007',
    number: 7,
    name: 'Altan Gobi',
    commitment: 'c'.repeat(64),
    seed: null,
    published_at: '2026-09-01T17:00:00.000Z',
    prizes,
    ...over,
  };
}
