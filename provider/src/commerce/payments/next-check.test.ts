import { nextCheckAt } from './next-check.ts';

const end = 1_800_000;
const second = 1_000;
const day = 24 * 3_600_000;

describe('nextCheckAt', () => {
  it.each([
    ['after 5 s at first', 'open', 0, 0, 5 * second],
    ['after twice as long each time', 'open', 3, 0, 40 * second],
    ['after a minute at most while it can be paid', 'open', 9, 0, 60 * second],
    ['after an hour at most once it is closed', 'closed', 30, end, end + 3_600 * second],
    ['for a day after its end', 'paid', 30, end + day, end + day + 3_600 * second],
    ['never again later', 'open', 0, end + day + 1, null],
  ])('[REL-2] asks about an invoice %s', (_name, status, checks, now, at) => {
    expect(nextCheckAt({ status, checks, expires_at: end }, now)).toBe(at);
  });
});
