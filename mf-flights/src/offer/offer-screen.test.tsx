import { Component as ReactComponent, type ReactNode } from 'react';
import { checkFlightOffer, getFlightOffer } from '@aylal/contracts/flights';
import { renderPart, renderRemote, stubOperation } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildFlightOffer, buildFlightQuote, buildOfferAt, buildTownsOffer } from '../testing/build-flight-offer.ts';
import { buildSearchAddress } from '../testing/build-search-address.ts';
import { buildOffers } from '../testing/build-offers.ts';
import { checkStub, offersStub, nearbyStub, offerStub } from '../testing/flights-stubs.ts';

const at = '/mn/flights/offer?filter_str=search-1&key=offer-1&shown=2186400';
const open = (stubs = [offerStub(), checkStub()], address = at, options = {}) =>
  renderRemote(remote, { at: address, stubs, ...options });
const goOn = async () =>
  (await screen.findAllByRole('button', { name: 'Зорчигч оруулах', hidden: true }))[0] ?? document.body;

/** As the dialog host has one: shows which error reached it. */
class Boundary extends ReactComponent<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>{this.state.error.name}</p> : this.props.children;
  }
}

describe('When the offer is there', () => {
  it('shows itinerary, rules, baggage and the price by passenger type', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Улаанбаатар – Сөүл' })).toBeInTheDocument();
    expect(screen.getAllByText('Сөүл, Инчон · Терминал 1')).toHaveLength(2);
    const [out] = screen.getAllByRole('heading', { name: /12\/19, Бя/ });
    expect(out?.parentElement).toHaveStyle({ flexWrap: 'wrap' });
    expect(screen.getAllByText('ICN · UTC+9')).toHaveLength(2);
    expect(screen.getByText(/үнэ 20 минут хүчинтэй, захиалбал суудал 30 минут/)).toBeInTheDocument();
    expect(screen.getByText('2 том хүн × 948,000₮')).toBeInTheDocument();
    expect(screen.getByText('185,000₮ хураамж')).toBeInTheDocument();
    expect(screen.getByText(/2 хүнд 1,816,400₮ буцаж ирнэ/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('table')).getByRole('row', { name: /Том хүн 1 × 10\u00a0кг.* 1 × 23\u00a0кг/ }),
    ).toBeInTheDocument();
  });

  it('[FLIGHT-11] over several towns shows each trip by its number, and leads back to the same search', async () => {
    await open([offerStub(buildTownsOffer()), checkStub()]);
    const places = 'Улаанбаатар – Сөүл – Өлгий – Улаанбаатар';
    expect(await screen.findByRole('heading', { level: 1, name: places })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2-р нислэг · 12/22, Мя' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '3-р нислэг · 12/26, Бя' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Нислэгүүд рүү буцах' })).toHaveAttribute(
      'href',
      expect.stringMatching(/trip_type=MT&.*next_trips=UBN-ICN-2026-12-22_ICN-UBN-2026-12-26/),
    );
  });

  it('names waits between flights and who flies', async () => {
    const [overBeijing] = buildOffers();
    await open([offerStub(overBeijing), checkStub()]);
    expect(await screen.findByText('Бээжин: 4ц 20м хүлээнэ')).toBeInTheDocument();
    expect(screen.getByText(/Air China CA 902/)).toBeInTheDocument();
  });

  it('goes on with the quote of the price check', async () => {
    const { user, record } = await open();
    await user.click(await goOn());
    expect(record.went).toEqual(['/flights/booking?filter_str=search-1&key=offer-1&ref_number=QT-1001']);
  });

  it('[MODAL-34] opens the question about this very offer', async () => {
    const { user, record } = await open([offerStub(), checkStub()]);
    await user.click(await screen.findByRole('button', { name: 'Энэ нислэгийн талаар асуух' }));
    expect(record.dialogs).toEqual([
      { view: 'REQUEST_INFO_VIEW', props: expect.objectContaining({ filter_str: 'search-1', key: 'offer-1' }) },
    ]);
  });

  it('[ERR-02] says that the airline cannot be booked', async () => {
    const { user, record } = await open([offerStub(buildFlightOffer({ bookable: false })), checkStub()]);
    await user.click(await goOn());
    expect(record.toasts).toEqual([
      { kind: 'info', text: expect.stringContaining('захиалах боломжгүй'), durationMs: 5000 },
    ]);
    expect(record.went).toEqual([]);
  });

  it('says at once that the price is another than the list showed', async () => {
    await open(undefined, at.replace('2186400', '2153600'));
    expect(await screen.findByText(/жагсаалтад 2,153,600₮ байсан, одоо 2,186,400₮/)).toBeInTheDocument();
  });
});

describe('When the price has changed at the check', () => {
  const changed = stubOperation(checkFlightOffer, {
    status_code: 208,
    message: '',
    result: buildFlightQuote({ total_fare: 2_219_200, previous_total_fare: 2_186_400 }),
  });

  it('shows old and new and asks; a yes goes on', async () => {
    const { user, record } = await open([offerStub(), changed], at, { dialogs: () => true });
    await user.click(await goOn());
    expect(record.dialogs).toEqual([
      {
        view: 'CONFIRM_VIEW',
        props: expect.objectContaining({
          text: 'Үнэ 32,800₮ нэмэгдсэн. Өмнө нь 2,186,400₮, одоо 2,219,200₮. Төлбөр хийгдээгүй. Шинэ үнээр үргэлжлүүлэх үү?',
        }),
      },
    ]);
    expect(record.went).toHaveLength(1);
  });

  it('[API-24] says so too when the price has fallen', async () => {
    const fallen = stubOperation(checkFlightOffer, {
      status_code: 208,
      message: '',
      result: buildFlightQuote({ total_fare: 2_086_400, previous_total_fare: 2_186_400 }),
    });
    const { user, record } = await open([offerStub(), fallen], at, { dialogs: () => true });
    await user.click(await goOn());
    expect(record.dialogs[0]?.props).toMatchObject({
      text: expect.stringContaining('Үнэ 100,000₮ буурсан. Өмнө нь 2,186,400₮, одоо 2,086,400₮.'),
    });
    expect(record.went).toHaveLength(1);
  });

  it('stays when the customer declines', async () => {
    const { user, record } = await open([offerStub(), changed], at, { dialogs: () => false });
    await user.click(await goOn());
    expect(record.went).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Улаанбаатар – Сөүл' })).toBeInTheDocument();
  });
});

describe('When the offer is not available', () => {
  it.each([
    ['offer-expired', /Энэ үнийн хугацаа дууссан/],
    ['offer-gone', /санал болгох боломжгүй болсон/],
    ['sold-out', /Суудал дууссан/],
  ] as const)('says %s with the way out, before and at the check', async (problem, expected) => {
    const gone = { status_code: 404 as const, message: '', result: { problem } };
    const first = await open([stubOperation(getFlightOffer, gone)]);
    expect(await screen.findByText(expected)).toHaveTextContent('Төлбөр хийгдээгүй');
    expect(screen.getByRole('link', { name: 'Дахин хайх' })).toHaveAttribute('href', '/mn/flights');
    first.unmount();
    const { user } = await open([offerStub(), stubOperation(checkFlightOffer, gone)]);
    await user.click(await goOn());
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  it('offers to try again when it did not load', async () => {
    await open([stubOperation(getFlightOffer, { status_code: 400, message: '', result: { problem: 'unavailable' } })]);
    expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeInTheDocument();
  });

  it('shows its boxes while it waits', async () => {
    await open([stubOperation(getFlightOffer, 'hanging')]);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});

describe('The dialogs of an offer', () => {
  const offerKey = { filter_str: 'search-1', key: 'offer-1' };

  it.each([
    ['[MODAL-02]', 'Буцаах нөхцөл', 'FLIGHT_CANCELLATION_VIEW', '185,000₮ хураамж'],
    ['[MODAL-03]', 'Өөрчлөх нөхцөл', 'FLIGHT_CHANGES_VIEW', '120,000₮ + зөрүү'],
    ['[MODAL-04]', 'Тээшний дүрэм', 'FLIGHT_BAGGAGE_VIEW', '1 × 23 кг'],
  ])('%s %s opens %s', async (_, button, viewKey, expected) => {
    const { user, record, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(record.dialogs).toEqual([{ view: viewKey, props: offerKey }]);
    unmount();
    const { view } = (await remote.dialogs[viewKey]?.()) ?? {};
    if (!view) throw new Error(`no ${viewKey}`);
    const Component = view.Component as (given: { props: unknown; close: () => void }) => ReactNode;
    await renderPart(remote, <Component props={offerKey} close={() => undefined} />, { stubs: [offerStub()] });
    expect((await screen.findAllByText(expected))[0]).toBeInTheDocument();
  });

  it.each([
    ['FLIGHT_CANCELLATION_VIEW', 'Энэ тарифын мөнгийг буцаахгүй.', 'Энэ тарифын өдрийг өөрчлөхгүй.'],
    ['FLIGHT_CHANGES_VIEW', 'Энэ тарифын өдрийг өөрчлөхгүй.', 'Энэ тарифын мөнгийг буцаахгүй.'],
  ])('%s says what the fare does not take, and nothing of the other act', async (viewKey, expected, others) => {
    const { view } = (await remote.dialogs[viewKey]?.()) ?? {};
    const Component = view?.Component as (given: { props: unknown; close: () => void }) => ReactNode;
    const nothing = { refundable_before_depart: false, exchange_before_depart_changeable: false };
    const stubs = [offerStub(buildFlightOffer(nothing))];
    await renderPart(remote, <Component props={offerKey} close={() => undefined} />, { stubs });
    expect(await screen.findByText(expected)).toBeInTheDocument();
    expect(screen.queryByText(others)).not.toBeInTheDocument();
  });

  it('[CALL-23] [FLIGHT-08] asks for baggage by filter_str, key and baggage=true', async () => {
    const offer = offerStub();
    const { view } = (await remote.dialogs['FLIGHT_BAGGAGE_VIEW']?.()) ?? {};
    const Component = view?.Component as (given: { props: unknown; close: () => void }) => ReactNode;
    await renderPart(remote, <Component props={offerKey} close={() => undefined} />, { stubs: [offer] });
    expect(await screen.findByRole('row', { name: /Нярай Ороогүй 1 × 10\u00a0кг/ })).toBeInTheDocument();
    expect(offer.calls[0]?.query).toEqual({ ...offerKey, baggage: 'true' });
  });
});

describe('When the baggage of an offer does not come', () => {
  it('[ERR-12] throws to the boundary of the dialog, without words of its own', async () => {
    const { view } = (await remote.dialogs['FLIGHT_BAGGAGE_VIEW']?.()) ?? {};
    const Component = view?.Component as (given: { props: unknown; close: () => void }) => ReactNode;
    const failed = stubOperation(getFlightOffer, { status_code: 404, message: '', result: { problem: 'offer-gone' } });
    await renderPart(
      remote,
      <Boundary>
        <Component props={{ filter_str: 'search-1', key: 'offer-1' }} close={() => undefined} />
      </Boundary>,
      { stubs: [failed] },
    );
    expect(await screen.findByText('ApiError')).toBeInTheDocument();
  });
});

describe('The fares of the same flights', () => {
  const standard = buildFlightOffer({ fare_family: 'standard' });
  const light = buildOfferAt(990_000, 'light', { refundable_before_depart: false, fare_family: 'light' });

  it('can be chosen when the list of the search is still there, in the address', async () => {
    const { user, router } = await renderRemote(remote, {
      at: `/mn${buildSearchAddress()}`,
      stubs: [
        offersStub([light, standard]),
        nearbyStub(),
        stubOperation(getFlightOffer, ({ query }) => ({
          status_code: 200 as const,
          message: '',
          result: { data: { offer: query['key'] === 'light' ? light : standard } },
        })),
        checkStub(),
      ],
    });
    await screen.findAllByRole('article');
    await router.navigate(at);
    const fares = await screen.findByRole('radiogroup', { name: 'Тариф' });
    expect(within(fares).getByRole('radio', { name: 'Стандарт Тээш 23\u00a0кг 2,186,400₮' })).toBeChecked();
    await user.click(within(fares).getByRole('radio', { name: 'Хөнгөн Тээш 23\u00a0кг 1,980,000₮' }));
    expect(router.state.location.search).toContain('key=light&shown=1980000');
    expect(await screen.findAllByText('Буцаахгүй')).not.toHaveLength(0);
    expect(within(fares).getByRole('radio', { name: /1,980,000₮/ })).toHaveFocus();
  });

  it('[FLIGHT-06] [FLIGHT-08] [GAP-33] stand side by side: baggage, change and refund with amount and end', async () => {
    const { router } = await renderRemote(remote, {
      at: `/mn${buildSearchAddress()}`,
      stubs: [offersStub([light, standard]), nearbyStub(), offerStub(standard), checkStub()],
    });
    await screen.findAllByRole('article');
    await router.navigate(at);
    const table = await screen.findByRole('table', { name: 'Тариф' });
    const cells = (row: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Нийт')).toEqual(['Хөнгөн1,980,000₮', 'Стандарт2,186,400₮']);
    expect(cells('Өдөр солих')).toEqual(['120,000₮ + зөрүүхөөрөх хүртэл', '120,000₮ + зөрүүхөөрөх хүртэл']);
    expect(cells('Буцаах')).toEqual(['Боломжгүй', expect.stringMatching(/^185,000₮ хураамж.*12\/17.*07:4.*хүртэл$/)]);
  });

  it('are not spoken of when the page was opened by its address', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('radiogroup', { name: 'Тариф' })).not.toBeInTheDocument();
  });

  it('a price without a fee of ours has no line for it', async () => {
    const { unmount } = await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Үйлчилгээний хураамж')).not.toBeInTheDocument();
    unmount();
    await open([offerStub(buildFlightOffer({ total_fare: 2_190_400 })), checkStub()]);
    expect((await screen.findByText('Үйлчилгээний хураамж')).parentElement).toHaveTextContent('4,000₮');
  });
});

describe('When departure is near', () => {
  it('[GAP-12.2] says that requests are taken with a warning, and refunds closed from 48 hours on', async () => {
    await open(undefined, at, { now: () => new Date('2026-12-16T00:00:00Z') });
    const [warned, closed] = within(
      await screen.findByRole('list', { name: 'Хүсэлт хүлээн авах хугацаа' }),
    ).getAllByRole('listitem');
    expect(warned).toHaveTextContent('72 цаг ба түүнээс бага: анхааруулгатай авна');
    expect(closed).toHaveTextContent('48 цаг ба түүнээс бага: буцаах хүсэлт хаагдана');
  });
});

describe('The way back', () => {
  it('leads to the list with its filters', async () => {
    const { user, router } = await renderRemote(remote, {
      at: '/mn/flights/results?_from=UBN&_to=ICN&depart_date=2026-12-19&adult=1&child=0&infant=0&stops=0',
      stubs: [offersStub(), nearbyStub(), offerStub(), checkStub()],
    });
    await user.click((await screen.findAllByRole('link', { name: /^Сонгох/ }))[0] ?? document.body);
    await router.navigate(at);
    expect(await screen.findByRole('link', { name: 'Нислэгүүд рүү буцах' })).toHaveAttribute(
      'href',
      expect.stringContaining('stops=0'),
    );
  });
});
