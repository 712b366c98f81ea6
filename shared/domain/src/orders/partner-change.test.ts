import { hoursMs, minutesMs } from '../calendar/index.ts';
import {
  answerChangeBy,
  endWithoutAnswer,
  isJourneyAsAgreed,
  journeyEndsAt,
  largestShiftMs,
  partnerChangeKind,
  refundsInFull,
  type PartnerLeg,
  type PartnerTrip,
} from './partner-change.ts';

const leg = (departs_at: string, arrives_at: string, places: Partial<PartnerLeg> = {}): PartnerLeg => ({
  from: 'UBN',
  to: 'FRA',
  departs_at,
  arrives_at,
  ...places,
});
const out = leg('2026-12-05T23:30:00+08:00', '2026-12-06T02:10:00+01:00');
const back = leg('2026-12-12T20:00:00+01:00', '2026-12-13T12:00:00+08:00', { from: 'FRA', to: 'UBN' });
const before: readonly PartnerTrip[] = [[out]];
const start = Date.parse(out.departs_at);

describe('The kind of a change by a partner', () => {
  it.each([
    ['other times', before, [[{ ...out, departs_at: '2026-12-05T23:40:00+08:00' }]], 'retimed'],
    ['no direction left', before, [], 'cancelled'],
    ['a direction without a leg', before, [[]], 'cancelled'],
    ['a return without its way back', [[out], [back]], [[out]], 'cancelled'],
  ] as const)('of %s', (_name, old, after, kind) => {
    expect(partnerChangeKind({ before: old, after })).toBe(kind);
  });
});

describe('A full refund after a change', () => {
  const moved = (departs_at: string, arrives_at = out.arrives_at) => [[leg(departs_at, arrives_at)]];
  it.each([
    ['60 minutes later, over midnight', moved('2026-12-06T00:30:00+08:00'), minutesMs(60), false],
    ['61 minutes later, over midnight', moved('2026-12-06T00:31:00+08:00'), minutesMs(61), true],
    ['61 minutes earlier', moved('2026-12-05T22:29:00+08:00'), minutesMs(61), true],
    ['the same instant in another zone', moved('2026-12-05T16:30:00+01:00'), 0, false],
    ['the same clock in another zone', moved('2026-12-05T23:30:00+07:00'), minutesMs(60), false],
    ['a late arrival alone', moved(out.departs_at, '2026-12-06T03:30:00+01:00'), minutesMs(80), true],
    ['another airport at the same times', [[{ ...out, to: 'MUC' }]], 0, true],
    ['nothing left', [], 0, true],
  ] as const)('for %s', (_name, after, shift, isFull) => {
    expect(largestShiftMs({ before, after })).toBe(shift);
    expect(refundsInFull({ before, after }, start - 1)).toBe(isFull);
  });

  it('counts the way back of a return too', () => {
    const late = { ...back, departs_at: '2026-12-12T22:00:00+01:00', arrives_at: '2026-12-13T14:00:00+08:00' };
    expect(refundsInFull({ before: [[out], [back]], after: [[out], [late]] }, start - 1)).toBe(true);
  });

  it('is nothing for a rule once the journey has begun, unless nothing of it takes place', () => {
    const journey = [[out], [back]];
    expect(refundsInFull({ before: journey, after: [[out], []] }, start)).toBe(false);
    expect(refundsInFull({ before: journey, after: [[], []] }, start)).toBe(true);
  });
});

describe('The date of the answer', () => {
  const earlier = [[{ ...out, departs_at: '2026-12-05T21:30:00+08:00' }]];
  it.each([
    ['three days when there is time', start - hoursMs(500), before, start - hoursMs(428)],
    ['half of the time left', start - hoursMs(10), before, start - hoursMs(5)],
    ['half of the time until the new, earlier departure', start - hoursMs(10), earlier, start - hoursMs(6)],
    ['at once after departure', start + hoursMs(1), before, start + hoursMs(1)],
    ['by the old departure when nothing is left', start - hoursMs(4), [], start - hoursMs(2)],
  ] as const)('is %s', (_name, arrivedAt, after, by) => {
    expect(answerChangeBy({ before, after }, arrivedAt)).toBe(by);
  });

  it('accepts new times and refunds what is cancelled when nobody answers', () => {
    expect(endWithoutAnswer('retimed')).toBe('accept');
    expect(endWithoutAnswer('cancelled')).toBe('refund');
  });
});

describe('A journey', () => {
  it('is as agreed when the old times are back, in any zone', () => {
    expect(isJourneyAsAgreed({ before, after: [[{ ...out, departs_at: '2026-12-05T15:30:00Z' }]] })).toBe(true);
    expect(isJourneyAsAgreed({ before, after: [[{ ...out, departs_at: '2026-12-05T15:31:00Z' }]] })).toBe(false);
    expect(isJourneyAsAgreed({ before, after: [] })).toBe(false);
  });

  it('ends with the last arrival of any direction', () => {
    expect(journeyEndsAt([[out], [back]])).toBe(Date.parse(back.arrives_at));
    expect(journeyEndsAt([[]])).toBeUndefined();
  });
});
