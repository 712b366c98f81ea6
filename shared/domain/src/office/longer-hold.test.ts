import { isLongerHold, longestHold } from './longer-hold.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const facts = { createdAt: at('21T00:00'), payUntil: at('21T00:30'), neededBy: null };

describe('The longest hold of an unpaid order', () => {
  it.each([
    ['ends two days after the booking', {}, at('23T00:00')],
    ['ends when its supplier needs the money', { neededBy: at('21T06:00') }, at('21T06:00')],
    ['is over after two days, however often it was held longer', { payUntil: at('23T00:00') }, 'limit'],
    ['is over when its supplier needs the money already', { neededBy: at('21T00:30') }, 'start'],
    ['names what begins before the limit', { payUntil: at('23T00:00'), neededBy: at('22T00:00') }, 'start'],
  ])('%s', (_, over, expected) => {
    expect(longestHold({ ...facts, ...over })).toBe(expected);
  });

  it.each([
    ['00:30', false],
    ['00:31', true],
    ['06:00', true],
    ['06:01', false],
  ])('reaches from after the time to pay to its end: %s is %s', (time, expected) => {
    expect(isLongerHold(at(`21T${time}`), { payUntil: facts.payUntil, latest: at('21T06:00') })).toBe(expected);
  });
});
