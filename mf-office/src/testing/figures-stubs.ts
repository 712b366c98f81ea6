import type { ResultOf } from '@aylal/contracts';
import { readFigures } from '@aylal/contracts/office';
import { localDate } from '@aylal/domain/calendar';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

type Figures = ResultOf<typeof readFigures>;
const [first, second] = [localDate('2026-11-19'), localDate('2026-11-20')];

/** Two days on which flights and hotels were sold, trains were not found, and work came late. */
export function buildFigures(changes: Partial<Figures> = {}): Figures {
  return {
    sales: [
      { day: first, product: 'flight', placed: 4, paid: 3, amount: 2_700_000 },
      { day: second, product: 'flight', placed: 6, paid: 5, amount: 4_100_000 },
      { day: second, product: 'hotel', placed: 1, paid: 1, amount: 380_000 },
    ],
    searches: [
      { day: first, product: 'flight', asked: 180, empty: 9, failed: 2 },
      { day: second, product: 'train', asked: 20, empty: 11, failed: 0 },
    ],
    steps: [
      { product: 'flight', searched: 180, placed: 10, paid: 8, delivered: 8 },
      { product: 'lottery', searched: null, placed: 2, paid: 2, delivered: 1 },
      { product: 'something-new', searched: null, placed: 1, paid: 0, delivered: 0 },
    ],
    finished: [
      { day: first, kind: 'request', done: 4, half_minutes: 90, late: 0 },
      { day: second, kind: 'request', done: 2, half_minutes: 210, late: 1 },
    ],
    waiting: [{ kind: 'unmatched-transfer', open: 3, late: 1, oldest_at: '2026-11-18T02:00:00.000Z' }],
    server_time: '2026-11-21T02:00:00.000Z',
    ...changes,
  };
}

/** Days on which nothing happened. */
export const noFigures = buildFigures({ sales: [], searches: [], steps: [], finished: [], waiting: [] });

/** Figures, as 200. */
export function figuresStub(figures = buildFigures()): Stub {
  return stubOperation(readFigures, { status_code: 200, message: '', result: figures });
}
