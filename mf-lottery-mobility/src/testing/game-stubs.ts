import { readGame, type Game, type GameRound } from '@aylal/contracts/lottery';
import { getConfig } from '@aylal/contracts/shell';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

export const gameOrigin = 'https://game.example';
const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

/** The game of who has 5,000₮ and has not played today, by default. */
export function buildGame(over: Partial<Game> = {}): Game {
  return {
    stake: 500,
    prizes: [
      { figure: 'alike', prize: 6_000, throws: 4 },
      { figure: 'different', prize: 1_500, throws: 24 },
      { figure: 'three', prize: 500, throws: 48 },
    ],
    per_day: 20,
    played_today: 0,
    excluded_until: null,
    balance: 5_000,
    round: { id: 'RND-00000001', commitment: 'c'.repeat(64) },
    ...over,
  };
}

/** Round 1, in which all four bones lie differently, by default. */
export function buildRound(over: Partial<GameRound> = {}): GameRound {
  return {
    round: 'RND-00000001',
    commitment: 'c'.repeat(64),
    seed: 'secret',
    bones: ['horse', 'camel', 'sheep', 'goat'],
    stake: 500,
    prize: 1_500,
    balance: 6_000,
    ...over,
  };
}

export function configStub(game_url: string | undefined = `${gameOrigin}/`): Stub {
  return stubOperation(getConfig, ok({ dialUpNumber: '976', ...(game_url ? { game_url } : {}) }));
}

/** One game after the other, the last one again and again. */
export function gameStub(...games: readonly Game[]): Stub {
  return stubOperation(readGame, (games.length > 0 ? games : [buildGame()]).map(ok));
}
