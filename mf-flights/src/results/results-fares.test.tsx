import { searchFlightOffers } from '@aylal/contracts/flights';
import { stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildFlightOffer, buildOfferAt } from '../testing/build-flight-offer.ts';
import { buildOffers } from '../testing/build-offers.ts';
import { airportsStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';
import { at, open, cards, select } from './testing/open-results.tsx';

describe('When a flight is sold at several fares', () => {
  const fares = [
    buildOfferAt(990_000, 'light', {
      refundable_before_depart: false,
      exchange_before_depart_changeable: false,
      baggage_info: {
        ...buildFlightOffer().baggage_info,
        adult: { ...buildFlightOffer().baggage_info.adult, piece: null },
      },
    }),
    buildOfferAt(1_093_200, 'standard'),
    buildOfferAt(1_280_000, 'flex', {
      fare_family: 'flex',
      refund_before_depart_price: 0,
      exchange_before_depart_price: 0,
    }),
  ];

  it('shows one card, and its other fares with what they bring on demand', async () => {
    const { user, router } = await open([offersStub(fares), nearbyStub(), airportsStub()]);
    await screen.findByRole('heading', { level: 1 });
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 нислэг');
    expect(cards()[0]).toHaveTextContent('990,000₮');
    expect(screen.queryByText('1,093,200₮')).not.toBeInTheDocument();
    const opener = screen.getByRole('link', { name: 'Бусад тариф · 2' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const [standard, flex] = within(
      await screen.findByRole('list', { name: 'Энэ нислэгийн бусад тариф' }),
    ).getAllByRole('listitem');
    expect(standard).toHaveTextContent('Тээш 23 кгӨөрчлөх: 120,000₮Буцаах: 185,000₮');
    expect(flex).toHaveTextContent(/^Уян хатан.*Хураамжгүй өөрчилнөХураамжгүй буцаана/);
    await user.click(select(flex));
    expect(router.state.location.search).toBe('?filter_str=search-1&key=flex&shown=2560000');
  });

  it('[PAY-02.1] finds the fares that can be paid in parts on the Mongolian page', async () => {
    const terms = {
      initial_payment_amount: 700_000,
      partial_payment_fee: 20_000,
      refund_service_charge: 5_000,
      types: [{ key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 }],
    };
    await open([
      offersStub([buildOfferAt(990_000, 'parts', { partial_payment: terms })]),
      nearbyStub(),
      airportsStub(),
    ]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('checkbox', { name: /Хэсэгчлэн/, hidden: true })).toBeInTheDocument();
  });
});

describe('When the offers have expired', () => {
  it('searches again by itself and says so', async () => {
    const search = stubOperation(searchFlightOffers, [
      { status_code: 200, message: '', result: buildOffers(), expires_at: '2026-11-21T01:59:00.000Z' },
      { status_code: 200, message: '', result: buildOffers().slice(0, 1), expires_at: '2026-11-21T02:30:00.000Z' },
    ]);
    await open([search, nearbyStub()]);
    expect(await screen.findByText('Үнийн хугацаа дууссан тул дахин хайлаа. Доорх нь шинэ үнэ.')).toBeInTheDocument();
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(search.calls).toHaveLength(2);
  });

  it('searches once more, not for ever, on a device whose clock is far ahead', async () => {
    const offers = stubOperation(
      searchFlightOffers,
      [1, 2, 3, 4, 5].map((minute) => ({
        status_code: 200 as const,
        message: '',
        result: buildOffers(),
        expires_at: `2026-11-21T02:0${minute}:00.000Z`,
      })),
    );
    let ticks = 0;
    const now = () => new Date(Date.parse('2026-11-21T03:00:00.000Z') + (ticks += 1));
    await open([offers, nearbyStub()], at, { now });
    await screen.findByText('Үнийн хугацаа дууссан тул дахин хайлаа. Доорх нь шинэ үнэ.');
    await new Promise((later) => setTimeout(later, 300));
    expect(offers.calls).toHaveLength(2);
  });

  it('never books a dead key: choosing an expired offer searches again instead', async () => {
    let now = new Date('2026-11-21T02:00:00.000Z');
    const offers = offersStub(buildOffers(), '2026-11-21T02:05:00.000Z');
    const { user, record } = await open([offers, nearbyStub()], at, { now: () => now });
    await screen.findByRole('heading', { level: 1 });
    now = new Date('2026-11-21T02:06:00.000Z');
    await user.click(select(cards()[0]));
    expect(record.went).toEqual([]);
    await waitFor(() => expect(offers.calls).toHaveLength(2));
  });
});
