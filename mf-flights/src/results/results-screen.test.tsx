import { searchFlightOffers } from '@aylal/contracts';
import { renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import {
  buildFlightOffer,
  buildOfferAt,
  buildSegment,
  buildTownsOffer,
  buildTrip,
} from '../testing/build-flight-offer.ts';
import { buildOffers } from '../testing/build-offers.ts';
import { buildSearchAddress } from '../testing/build-search-address.ts';
import { airportsStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';

const at = `/mn${buildSearchAddress()}`;
const open = (stubs = [offersStub(), nearbyStub(), airportsStub()], address = at, options = {}) =>
  renderRemote(remote, { at: address, stubs, ...options });
const cards = () => screen.getAllByRole('article');
const select = (card: HTMLElement | undefined) =>
  within(card ?? document.body).getByRole('button', { name: /^Сонгох/ });

describe('When the offers are there', () => {
  it('[FLIGHT-07] shows each with its places, times, price per person and in total', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Сөүл рүү явах, ирэх нислэг' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('4 нислэг');
    const [first] = cards();
    expect(first).toHaveTextContent('МИАТ. Улаанбаатар 07:45 – Сөүл 12:00, 3ц 15м, Шууд');
    expect(first).toHaveTextContent('1,093,200₮');
    expect(first).toHaveTextContent('2 хүн: 2,186,400₮');
  });

  it('[FLIGHT-11] over several towns shows every trip on its day under the names of all, at one price', async () => {
    const criteria = {
      trip_type: 'MT',
      return_date: undefined,
      next_trips: 'ICN-ULG-2026-12-22_ULG-UBN-2026-12-26',
    } as const;
    const stub = offersStub([buildTownsOffer()]);
    await open([stub, nearbyStub(), airportsStub()], `/mn${buildSearchAddress(criteria)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Таны аяллын нислэгүүд' })).toBeInTheDocument();
    expect(screen.getByText('Улаанбаатар – Сөүл – Өлгий – Улаанбаатар')).toBeInTheDocument();
    expect(screen.getByText('12/19, Бя – 12/26, Бя · 2 том хүн')).toBeInTheDocument();
    expect(
      within(cards()[0] ?? document.body)
        .getAllByText(/^[A-Z]{3} · /)
        .map((end) => end.textContent),
    ).toEqual(['UBN · 12/19, Бя', 'UBN · 12/22, Мя', 'ICN · 12/26, Бя']);
    expect(stub.calls[0]?.query).toMatchObject({ next_trips: criteria.next_trips, trip_type: 'MT' });
    expect(screen.getByRole('link', { name: /12\/20/ })).toHaveAttribute(
      'href',
      expect.stringContaining('next_trips=ICN-ULG-2026-12-23_ULG-UBN-2026-12-27'),
    );
  });

  it('marks the next day, few seats, a long wait and another operating airline', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('+1')).toBeInTheDocument();
    expect(screen.getByText('3 суудал')).toBeInTheDocument();
    expect(screen.getByText('Бээжин: 4ц 20м хүлээнэ')).toBeInTheDocument();
    expect(screen.getByText('Korean Air гүйцэтгэнэ')).toBeInTheDocument();
  });

  it('[CUR-03] shows the display currency, and the tögrög that are charged under it', async () => {
    await open(undefined, at, { currency: 'USD' });
    await screen.findByRole('heading', { level: 1 });
    expect(cards()[0]).toHaveTextContent('US$316.87');
    expect(cards()[0]).toHaveTextContent('1,093,200₮');
  });

  it('[ERR-02] [SHELL-20] says for 5 seconds that an offer that is not bookable has an invalid airline, and stays', async () => {
    const { user, record } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.click(select(cards().at(-1)));
    expect(record.toasts).toEqual([
      {
        kind: 'info',
        text: expect.stringContaining('авиа компанийн тасалбарыг одоогоор захиалах боломжгүй'),
        durationMs: 5000,
      },
    ]);
    expect(record.went).toEqual([]);
  });

  it('leads to the chosen offer and carries the total that was shown', async () => {
    const { user, record } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.click(select(cards()[0]));
    expect(record.went).toEqual(['/flights/offer?filter_str=search-1&key=miat&shown=2186400']);
  });

  it('sorts and filters by keyboard alone, in the address, so that a reload restores it', async () => {
    const { user, router } = await open();
    await screen.findByRole('heading', { level: 1 });
    screen.getByRole('button', { name: /^Хямд/ }).focus();
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toContain('sort=price-asc');
    expect(cards()[0]).toHaveTextContent('812,600₮');
    screen.getByRole('button', { name: 'Шүүлтүүр' }).focus();
    await user.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Шүүлтүүр' });
    within(sheet)
      .getByRole('checkbox', { name: /Korean Air/ })
      .focus();
    await user.keyboard(' ');
    expect(within(sheet).getByRole('button', { name: '1 нислэг харах' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toContain('carriers=KE');
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 нислэг');
  });

  it('reads the choice back from the address', async () => {
    await open(undefined, `${at}&sort=price-desc&stops=0`);
    await screen.findByRole('heading', { level: 1 });
    expect(cards()).toHaveLength(3);
    expect(cards()[0]).toHaveTextContent('1,398,000₮');
    expect(screen.getByRole('checkbox', { name: /^Шууд/, hidden: true })).toBeChecked();
  });

  it('offers the way out when the filters leave nothing', async () => {
    const { user } = await open(undefined, `${at}&max_price=900000&stops=0`);
    expect(await screen.findByText('Шүүлтүүрт таарах нислэг алга')).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Цэвэрлэх' }).slice(-1);
    if (clear) await user.click(clear);
    expect(cards()).toHaveLength(4);
  });

  it('shows long lists in steps of 20', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      buildOfferAt(900_000 + index, `many-${String(index).padStart(2, '0')}`, {
        trips: [buildTrip([buildSegment({ flight_number: `${400 + index}` })])],
      }),
    );
    const { user } = await open([offersStub(many), nearbyStub()]);
    await screen.findByRole('heading', { level: 1 });
    expect(cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Дахин 20 нислэг харах' }));
    expect(cards()).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Дахин 5 нислэг харах' }));
    expect(cards()).toHaveLength(45);
  });

  it('[FLIGHT-16] begins a newly sorted list with 20 again', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      buildOfferAt(900_000 + index, `many-${String(index).padStart(2, '0')}`, {
        trips: [buildTrip([buildSegment({ flight_number: `${400 + index}` })])],
      }),
    );
    const { user } = await open([offersStub(many), nearbyStub()]);
    await user.click(await screen.findByRole('button', { name: 'Дахин 20 нислэг харах' }));
    expect(cards()).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: /^Хямд/ }));
    expect(cards()).toHaveLength(20);
  });

  it('[FLIGHT-17] says before the click how many flights a choice would leave', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('checkbox', { name: /^Шууд 3/, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Орой 18–24 1 нислэг', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Шөнө 00–06 0 нислэг', hidden: true })).toBeInTheDocument();
  });
});

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
    buildOfferAt(1_280_000, 'flex', { refund_before_depart_price: 0, exchange_before_depart_price: 0 }),
  ];

  it('shows one card, and its other fares with what they bring on demand', async () => {
    const { user, record } = await open([offersStub(fares), nearbyStub(), airportsStub()]);
    await screen.findByRole('heading', { level: 1 });
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 нислэг');
    expect(cards()[0]).toHaveTextContent('990,000₮');
    expect(screen.queryByText('1,093,200₮')).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Бусад тариф · 2' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const [standard, flex] = within(
      await screen.findByRole('list', { name: 'Энэ нислэгийн бусад тариф' }),
    ).getAllByRole('listitem');
    expect(standard).toHaveTextContent('Тээш 23 кгӨөрчлөх: 120,000₮Буцаах: 185,000₮');
    expect(flex).toHaveTextContent('Хураамжгүй өөрчилнөХураамжгүй буцаана');
    await user.click(select(flex));
    expect(record.went).toEqual(['/flights/offer?filter_str=search-1&key=flex&shown=2560000']);
  });

  it('[PAY-02] finds the fares that can be paid in parts on the Mongolian page', async () => {
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

describe('When there are no flights', () => {
  it('names the nearest days with their prices', async () => {
    await open([
      offersStub([]),
      nearbyStub([
        { depart_date: '2026-12-16', total_fare: 1_624_000 },
        { depart_date: '2026-12-20', total_fare: 1_800_000 },
      ]),
    ]);
    expect(await screen.findByRole('heading', { name: 'Энэ өдөр нислэг алга' })).toBeInTheDocument();
    const [nearest] = screen.getAllByRole('link').filter((link) => link.textContent?.includes('12/'));
    expect(nearest).toHaveTextContent('12/20');
    expect(nearest).toHaveAttribute('href', expect.stringContaining('depart_date=2026-12-20&return_date=2026-12-27'));
  });

  it('says that the pair of airports has none', async () => {
    await open([offersStub([]), nearbyStub([])]);
    expect(await screen.findByRole('heading', { name: 'Энэ чиглэлд нислэг олдсонгүй' })).toBeInTheDocument();
  });
});

describe('While the answer is on its way', () => {
  it('shows the boxes of the list and says that it searches', async () => {
    await open([stubOperation(searchFlightOffers, 'hanging'), nearbyStub()]);
    expect(await screen.findByText('Нислэг хайж байна')).toHaveAttribute('role', 'status');
  });
});

describe('When the search fails', () => {
  it('says so, where the money is, and tries again on demand', async () => {
    const refused = { status_code: 400 as const, message: '', result: { problem: 'unavailable' as const } };
    const found = {
      status_code: 200 as const,
      message: '',
      result: buildOffers(),
      expires_at: '2026-11-21T02:30:00.000Z',
    };
    // The loader asks once, the screen once more.
    const search = stubOperation(searchFlightOffers, [refused, refused, found]);
    const { user } = await open([search, nearbyStub()]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Таны захиалга, төлбөр хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });
});

describe('When the provider refuses the search itself', () => {
  it('says what to change instead of offering the same again', async () => {
    const refused = { status_code: 400 as const, message: '', result: { problem: 'invalid-input' as const } };
    await open([stubOperation(searchFlightOffers, refused), nearbyStub()]);
    expect(await screen.findByRole('heading', { name: 'Энэ чиглэлд нислэг олдсонгүй' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Дахин оролдох' })).not.toBeInTheDocument();
  });
});

describe('The days around', () => {
  it('lead to the same search on another day and keep the filters', async () => {
    await open(undefined, `${at}&stops=0`);
    const strip = await screen.findByRole('navigation', { name: 'Ойрын өдрүүдийн хамгийн бага үнэ' });
    const day = await within(strip).findByRole('link', { name: /12\/16 Лх/ });
    expect(day).toHaveAttribute(
      'href',
      expect.stringMatching(/depart_date=2026-12-16.*return_date=2026-12-23.*stops=0/),
    );
    expect(within(strip).getByRole('link', { current: 'date' })).toHaveTextContent('12/19');
  });
});

describe('[MODAL-36] The offer to watch the price', () => {
  it('stands after the list, and opens the alert with the dearest and the cheapest total', async () => {
    const offers = buildOffers();
    const totals = offers.map(({ total_fare }) => total_fare);
    const { user, record } = await open([offersStub(offers), nearbyStub(), airportsStub()]);
    await user.click(await screen.findByRole('button', { name: 'Тохируулах' }));
    expect(record.dialogs).toEqual([
      {
        view: 'FLIGHT_PRICE_ALERT_VIEW',
        props: {
          criteria: expect.objectContaining({ _from: 'UBN', _to: 'ICN', trip_type: 'RT', adult: 2 }),
          journey: 'Улаанбаатар – Сөүл',
          lowest: Math.min(...totals),
          highest: Math.max(...totals),
        },
      },
    ]);
  });

  it('stands under the nearest days when the day itself has no flights, and not where nobody flies', async () => {
    const { user, record, unmount } = await open([offersStub([]), nearbyStub(), airportsStub()]);
    await user.click(await screen.findByRole('button', { name: 'Тохируулах' }));
    expect(record.dialogs[0]?.props).toMatchObject({ lowest: 1_624_000, highest: 1_624_000 });
    unmount();
    await open([offersStub([]), nearbyStub([]), airportsStub()]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Тохируулах' })).not.toBeInTheDocument();
  });
});
