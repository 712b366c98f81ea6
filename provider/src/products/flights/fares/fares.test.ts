import { localDate } from '@aylal/domain/calendar';
import { instalmentOffer } from './instalment-offer.ts';
import { familiesOf, termsOf } from './fare-families.ts';
import { advanceFactor, seasonFactor, weekdayFactor } from './season.ts';
import { carriers } from '../network/carriers.ts';

const carrier = (code: string) => {
  const found = carriers.find((one) => one.code === code);
  if (!found) throw new Error(`no carrier ${code}`);
  return found;
};

describe('the calendar of fares', () => {
  it.each([
    ['2026-07-11', 1.25],
    ['2026-06-20', 1.12],
    ['2027-02-07', 1.2],
    ['2026-12-26', 1.15],
    ['2026-11-15', 0.92],
    ['2026-10-01', 1],
  ])('weighs %s with %f', (date, factor) => {
    expect(seasonFactor(localDate(date))).toBe(factor);
  });

  it('is dearer at the weekend and cheaper for those who buy early', () => {
    expect(weekdayFactor(localDate('2026-12-18'))).toBeGreaterThan(weekdayFactor(localDate('2026-12-16')));
    const days = [90, 45, 20, 10, 5, 1].map(advanceFactor);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });
});

describe('fare families', () => {
  const abroad = { carrier: carrier('OM'), domestic: false, km: 2000 };

  it('are light, standard and flex; low-cost airlines have no flex, domestic flights no light', () => {
    expect(familiesOf(abroad)).toEqual(['L', 'S', 'F']);
    expect(familiesOf({ ...abroad, carrier: carrier('7C') })).toEqual(['L', 'S']);
    expect(familiesOf({ ...abroad, domestic: true })).toEqual(['S', 'F']);
  });

  it('include a bag in the lightest fare of a full-service airline abroad, and none at a low-cost one', () => {
    const adult = (code: string) => termsOf('L', { ...abroad, carrier: carrier(code) }).baggage.adult.piece;
    expect(['KE', 'OZ', 'CA', 'TK', '7C', 'MR'].map(adult)).toEqual([1, 1, 1, 1, null, null]);
  });

  it('include baggage and refunds by family: none with light', () => {
    expect(termsOf('L', abroad)).toMatchObject({
      refundBefore: null,
      baggage: { adult: { piece: null, weight: null } },
    });
    expect(termsOf('S', abroad)).toMatchObject({ refundBefore: 0.25, baggage: { adult: { piece: 1, weight: 23 } } });
    expect(termsOf('F', abroad).changeBefore).toBe(0);
  });
});

describe('instalments', () => {
  it.each([
    ['2026-12-02', true],
    ['2026-12-01', false],
  ])('[GAP-14.3] are offered on 20 November for a departure on %s: %s', (departs, offered) => {
    expect(instalmentOffer(carrier('OM'), localDate(departs), localDate('2026-11-20'), 1_000_000) !== null).toBe(
      offered,
    );
  });

  it('are an affair of the airline', () => {
    expect(instalmentOffer(carrier('7C'), localDate('2027-02-01'), localDate('2026-11-20'), 1_000_000)).toBeNull();
  });

  it('[INST-01] [INST-15] [INST-16] [GAP-15] name whole amounts, and plans that end before anybody flies', () => {
    const terms = instalmentOffer(carrier('OM'), localDate('2026-12-02'), localDate('2026-11-20'), 1_000_100);
    expect(terms).toMatchObject({ initial_payment_amount: 250_100, partial_payment_fee: 10_100 });
    expect(terms?.types.map(({ divider }) => divider)).toEqual([1, 2]);
    for (const { deadline_after_init } of terms?.types ?? []) expect(deadline_after_init / 24).toBeLessThan(12);
  });
});
