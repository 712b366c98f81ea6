import { localDate } from '@aylal/domain/calendar';
import { buildFlightOffer, buildSegment, buildTrip } from '../testing/build-flight-offer.ts';
import { passengerCounts, travellerTypes } from './passenger-counts.ts';
import { countConditions, meetsConditions, offeredConditions } from './fare-conditions.ts';
import { itineraryName } from './group-fares.ts';
import { leastNow, offerInParts } from './offer-in-parts.ts';
import { refundToday } from './refund-today.ts';
import { ruleWindow } from './rule-window.ts';
import { dativeForm } from './dative-form.ts';

describe('dativeForm', () => {
  it.each([
    ['Сөүл', 'Сөүл рүү'],
    ['Токио', 'Токио руу'],
    ['Улаанбаатар', 'Улаанбаатар луу'],
    ['Өлгий', 'Өлгий рүү'],
    ['Бээжин', 'Бээжин рүү'],
    ['Сингапур', 'Сингапур луу'],
    ['Дархан', 'Дархан руу'],
  ])('writes %s as a goal with its particle', (place, goal) => {
    expect(dativeForm(place, 'mn')).toBe(goal);
  });

  it('leaves the name alone in other languages', () => {
    expect(dativeForm('Seoul', 'en')).toBe('Seoul');
  });
});

describe('ruleWindow', () => {
  const departure = { departure_at: '2026-12-19T07:45:00+08:00' };
  it.each([
    ['2026-12-15T23:44:59Z', 'open'],
    ['2026-12-15T23:45:00Z', 'warned'],
    ['2026-12-16T23:44:59Z', 'warned'],
    ['2026-12-16T23:45:00Z', 'closed'],
    ['2026-12-20T00:00:00Z', 'closed'],
  ])('at %s is %s: 72 and 48 hours are inclusive', (now, stage) => {
    expect(ruleWindow(departure, new Date(now)).stage).toBe(stage);
  });

  it('names the two instants', () => {
    const window = ruleWindow(departure, new Date('2026-11-21T02:00:00Z'));
    expect([window.warnedFrom, window.closedFrom]).toEqual(['2026-12-15T23:45:00.000Z', '2026-12-16T23:45:00.000Z']);
  });
});

describe('refundToday', () => {
  it('is the total less one fee per traveller', () => {
    expect(refundToday(buildFlightOffer(), 2)).toBe(1_816_400);
  });
  it('is nothing for a fare without refund, and never negative', () => {
    expect(refundToday(buildFlightOffer({ refundable_before_depart: false }), 2)).toBe(0);
    expect(refundToday(buildFlightOffer({ refund_before_depart_price: 2_000_000 }), 2)).toBe(0);
  });
});

describe('fare conditions', () => {
  const plain = buildFlightOffer();
  const bare = buildFlightOffer({
    refundable_before_depart: false,
    trips: [buildTrip([buildSegment({ flight_number: '307' })])],
  });
  it('asks for everything that is wanted', () => {
    expect(meetsConditions(plain, ['bag', 'refund'])).toBe(true);
    expect(meetsConditions(bare, ['bag', 'refund'])).toBe(false);
    expect(meetsConditions(plain, ['parts'])).toBe(false);
  });
  it('counts the flights that each one would leave, not their fares', () => {
    expect(countConditions([plain, { ...plain }, bare], [], itineraryName)).toEqual({ bag: 2, refund: 1, parts: 0 });
  });
});

describe('payment in parts', () => {
  const terms = {
    initial_payment_amount: 700_000,
    partial_payment_fee: 20_000,
    refund_service_charge: 5_000,
    types: [
      { key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 },
      { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 },
    ],
  };
  const offer = buildFlightOffer({ partial_payment: terms });
  it('[GAP-14.1] [PAY-02.1] [PAY-02.2] is offered with terms, in Mongolian, from 12 days ahead, and tells the least that is paid now', () => {
    expect(leastNow(offer, 'mn', localDate('2026-12-07'))).toBe(725_000);
    expect(offerInParts(offer, 'mn', localDate('2026-12-08'))).toEqual({ kind: 'refused', reason: 'too-near' });
    expect(leastNow(offer, 'en', localDate('2026-12-07'))).toBeNull();
    expect(leastNow(buildFlightOffer(), 'mn', localDate('2026-11-21'))).toBeNull();
  });
  it('[PAY-02.2] is asked for in Mongolian lists only, and can be left in every one', () => {
    expect([offeredConditions('mn', []), offeredConditions('en', []), offeredConditions('en', ['parts'])]).toEqual([
      ['bag', 'refund', 'parts'],
      ['bag', 'refund'],
      ['bag', 'refund', 'parts'],
    ]);
  });
});

describe('travellers of an offer', () => {
  it('[FLIGHT-15] are adults, children and infants, in that order', () => {
    const counts = passengerCounts([
      { type: 'infant', count: 1 },
      { type: 'adult', count: 2 },
      { type: 'child', count: 1 },
    ]);
    expect(travellerTypes(counts)).toEqual(['adult', 'adult', 'child', 'infant']);
  });
});
