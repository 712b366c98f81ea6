import { settlesAt } from './settling-time.ts';

describe('[SEC-3] A new contact or bank account', () => {
  const changed = Date.UTC(2026, 8, 1);
  const hours = (count: number) => changed + count * 3_600_000;

  it.each([
    ['at once', [changed], hours(0), hours(72)],
    ['a moment before 72 hours', [changed], hours(72) - 1, hours(72)],
    ['at 72 hours', [changed], hours(72), null],
    ['with an older one beside it', [changed, null, hours(-80)], hours(1), hours(72)],
    ['of two young ones, the younger', [changed, hours(10)], hours(11), hours(82)],
    ['that the account was opened with', [null, null], hours(0), null],
    ['that there is none of', [], hours(0), null],
  ])('settles: %s', (_, changedAt, now, expected) => {
    expect(settlesAt(changedAt, now)).toBe(expected);
  });
});
