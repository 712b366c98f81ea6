import { coverCancelBlock, quoteCoverCancellation } from './cover-cancellation.ts';

const facts = { statusCode: 4, startDate: '2026-12-20', coolingOffUntil: '2026-12-14' };

describe('[CALL-18] A cover that is given up', () => {
  it.each([
    ['on the day it was bought', {}, '2026-11-30', undefined],
    ['on the last day of the time to think again', {}, '2026-12-14', undefined],
    ['a day after it', {}, '2026-12-15', 'too-late'],
    ['on the day before it begins', { startDate: '2026-12-10' }, '2026-12-09', undefined],
    ['on its first day', { startDate: '2026-12-10' }, '2026-12-10', 'begun'],
    ['before it is issued', { statusCode: 3 }, '2026-11-30', 'status'],
    ['while it is given up already', { statusCode: 8 }, '2026-11-30', 'sent'],
    ['once it is paid back', { statusCode: 10 }, '2026-11-30', 'sent'],
  ] as const)('%s', (_, over, today, block) => {
    expect(coverCancelBlock({ ...facts, ...over }, today)).toBe(block);
  });

  it('gives the whole premium back, but never more than came in', () => {
    expect(quoteCoverCancellation(41_300, 41_300)).toEqual({ fare: 41_300, fee: 0, discount: 0, back: 41_300 });
    expect(quoteCoverCancellation(41_300, 30_000)).toEqual({ fare: 41_300, fee: 0, discount: 11_300, back: 30_000 });
    expect(quoteCoverCancellation(41_300, 50_000).back).toBe(41_300);
  });
});
