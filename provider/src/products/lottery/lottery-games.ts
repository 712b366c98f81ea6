import type { LotteryKind } from '@aylal/contracts/lottery';
import type { Locale } from '@aylal/domain/language';
import type { PrizeTier } from '@aylal/domain/lottery';
import type { Money } from '@aylal/domain/money';

/** A lottery that is sold: LOTT-01, its own id, its tickets of a day. */
export interface LotteryGame {
  readonly id: string;
  readonly name: string;
  readonly game_code: string;
  readonly parentId: LotteryKind;
  readonly price: Money;
  readonly perDay: number;
  readonly prizes: readonly PrizeTier[];
  /** Printed, and brought to the customer; scratched once it is there. */
  readonly delivered: boolean;
  /** By language, of a lottery of the office; the names of the others are the same in all. */
  readonly names?: Readonly<Record<Locale, string>>;
  /** The only series of a lottery of the office; the others have one for each day. */
  readonly series?: string;
}

/** What a ticket for 1,000₮ can win; 57 of 100 tögrög come back on average, and every fourth ticket wins. */
const base: readonly PrizeTier[] = [
  { prize: 1_000_000, chances: 50 },
  { prize: 100_000, chances: 500 },
  { prize: 10_000, chances: 10_000 },
  { prize: 5_000, chances: 30_000 },
  { prize: 1_000, chances: 220_000 },
];

function game(
  parentId: LotteryKind,
  name: string,
  game_code: string,
  price: Money,
  perDay: number,
  delivered = false,
): LotteryGame {
  const prizes = base.map(({ prize, chances }) => ({ prize: (prize / 1000) * price, chances }));
  return { id: name.toLowerCase().replace(' ', '-'), name, game_code, parentId, price, perDay, prizes, delivered };
}

/** Names are the same in every language. Prizes and chances of a series that has begun are never changed: a new game gets a new code. */
export const lotteryGames: readonly LotteryGame[] = [
  game('lottery', 'Altan Gobi', 'GOBI', 1_000, 5_000),
  game('lottery', 'Khangai', 'KHANGAI', 2_000, 3_000),
  game('lottery', 'Nomad Gold', 'NOMAD', 5_000, 1_000),
  game('lottery', 'Eternal Sky', 'TENGER', 10_000, 500, true),
  game('ilottery', 'Blue Sky', 'SKY', 500, 8_000),
  game('ilottery', 'Orkhon', 'ORKHON', 1_500, 4_000),
];

/** The game of an item's id, a name or a code, of those that the shop brings itself. */
export function gameBy(key: 'id' | 'name' | 'game_code', value: string): LotteryGame | undefined {
  return lotteryGames.find((each) => each[key] === value);
}
