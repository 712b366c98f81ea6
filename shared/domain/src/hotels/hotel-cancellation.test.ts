import { cancellationTimeline, freeCancellationUntil } from './hotel-cancellation.ts';

const terms = [
  { Amount: 389_000, FromDate: '2026-12-17T18:00:00+08:00' },
  { Amount: 1_167_000, FromDate: '2026-12-18T14:00:00+08:00' },
];
const at = (instant: string) => new Date(instant);

describe('Cancellation terms', () => {
  it('[HOTEL-10.2] are free until the first date, shown in the zone of the hotel', () => {
    expect(freeCancellationUntil(terms, at('2026-12-17T09:59:00Z'))).toBe('2026-12-17 18:00');
    expect(freeCancellationUntil(terms.toReversed(), at('2026-11-21T00:00:00Z'))).toBe('2026-12-17 18:00');
  });

  it('[HOTEL-11] are not free any more from that very instant on, and never without dates', () => {
    expect(freeCancellationUntil(terms, at('2026-12-17T10:00:00Z'))).toBeNull();
    expect(freeCancellationUntil([], at('2026-12-17T09:59:00Z'))).toBeNull();
  });

  it('stand as a dated line from now on', () => {
    expect(cancellationTimeline(terms, 1_167_000, at('2026-11-21T00:00:00Z'))).toEqual([
      { from: null, until: '2026-12-17 18:00', amount: 0 },
      { from: '2026-12-17 18:00', until: '2026-12-18 14:00', amount: 389_000 },
      { from: '2026-12-18 14:00', until: null, amount: 1_167_000 },
    ]);
    expect(cancellationTimeline(terms, 1_167_000, at('2026-12-18T00:00:00Z'))).toEqual([
      { from: null, until: '2026-12-18 14:00', amount: 389_000 },
      { from: '2026-12-18 14:00', until: null, amount: 1_167_000 },
    ]);
    expect(cancellationTimeline([], 500_000, at('2026-12-18T00:00:00Z'))).toEqual([
      { from: null, until: null, amount: 500_000 },
    ]);
  });
});
