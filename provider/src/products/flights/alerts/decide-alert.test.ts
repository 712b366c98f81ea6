import { decideAlert, REST_MS } from './decide-alert.ts';

const now = 1_000_000_000;
const fresh = { max_price: 2_000_000, told: false, told_at: null };
const told = { max_price: 2_000_000, told: true, told_at: now - 2 * REST_MS };

describe('A look at a watched price', () => {
  it.each([
    ['a tögrög over the limit is no fall', fresh, 2_000_001, { tell: false, told: false }],
    ['the limit itself is one', fresh, 2_000_000, { tell: true, told: true }],
    ['under the limit is one', fresh, 1, { tell: true, told: true }],
    ['nothing on sale is none', fresh, undefined, { tell: false, told: false }],
    ['what was told stays told while it lasts', told, 1_900_000, { tell: false, told: true }],
    ['over the limit again, the next fall counts', told, 2_100_000, { tell: false, told: false }],
    ['sold out, the next fall counts', told, undefined, { tell: false, told: false }],
    ['a fall a day after the last mail is told', { ...fresh, told_at: now - REST_MS }, 1, { tell: true, told: true }],
    [
      'a fall within the day waits and is not forgotten',
      { ...fresh, told_at: now - REST_MS + 1 },
      1,
      { tell: false, told: false },
    ],
  ])('%s', (_, alert, lowest, decision) => {
    expect(decideAlert(alert, lowest, now)).toEqual(decision);
  });
});
