import { screen, within } from '@testing-library/react';
import { buildOfferAt, buildSegment, buildTownsOffer, buildTrip } from '../testing/build-flight-offer.ts';
import { buildSearchAddress } from '../testing/build-search-address.ts';
import { airportsStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';
import { at, open, cards, select } from './testing/open-results.tsx';

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

  it('calls its prices those of an adult where a child travels along', async () => {
    await open(undefined, `/mn${buildSearchAddress({ child: 1 })}`);
    expect(await screen.findByText(/үнэ 1 том хүнийх/)).toBeInTheDocument();
    expect(screen.getByText('Үнэ, 1 том хүн')).toBeInTheDocument();
    expect(screen.queryByText(/үнэ 1 хүнийх/)).toBeNull();
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

  it('filters by price in the display currency, and keeps tögrög in the address', async () => {
    const { user, router } = await open(undefined, at, { currency: 'USD' });
    const field = await screen.findByRole('textbox', { name: 'Дээд үнэ', hidden: true });
    expect(field).toHaveDisplayValue(/^US\$\d+\.\d\d$/);
    await user.clear(field);
    await user.type(field, '300{Enter}');
    expect(field).toHaveDisplayValue('US$300.00');
    expect(Number(new URLSearchParams(router.state.location.search).get('max_price'))).toBeGreaterThan(1_000_000);
  });

  it('[ERR-02] [SHELL-20.2] says for 5 seconds that an offer that is not bookable has an invalid airline, and stays', async () => {
    const { user, record, router } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.click(within(cards().at(-1) ?? document.body).getByRole('button', { name: /^Сонгох/ }));
    expect(record.toasts).toEqual([
      {
        kind: 'info',
        text: expect.stringContaining('авиа компанийн тийзийг одоогоор захиалах боломжгүй'),
        durationMs: 5000,
      },
    ]);
    expect(router.state.location.pathname).toBe('/mn/flights/results');
  });

  it('leads to the chosen offer and carries the total that was shown', async () => {
    const { user, router } = await open();
    await screen.findByRole('heading', { level: 1 });
    const address = '/mn/flights/offer?filter_str=search-1&key=miat&shown=2186400';
    expect(select(cards()[0])).toHaveAttribute('href', address);
    await user.click(select(cards()[0]));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address);
  });

  it('sorts and filters by keyboard alone, in the address, so that a reload restores it', async () => {
    const { user, router } = await open();
    await screen.findByRole('heading', { level: 1 });
    screen.getByRole('link', { name: /^Хямд/ }).focus();
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toContain('sort=price-asc');
    expect(screen.getByRole('link', { name: /^Хямд/ })).toHaveAttribute('aria-current', 'true');
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
    const [clear] = screen.getAllByRole('link', { name: 'Цэвэрлэх' }).slice(-1);
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
    await user.click(screen.getByRole('link', { name: 'Дахин 20 нислэг харах' }));
    expect(cards()).toHaveLength(40);
    await user.click(screen.getByRole('link', { name: 'Дахин 5 нислэг харах' }));
    expect(cards()).toHaveLength(45);
  });

  it('[FLIGHT-16] begins a newly sorted list with 20 again', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      buildOfferAt(900_000 + index, `many-${String(index).padStart(2, '0')}`, {
        trips: [buildTrip([buildSegment({ flight_number: `${400 + index}` })])],
      }),
    );
    const { user } = await open([offersStub(many), nearbyStub()]);
    await user.click(await screen.findByRole('link', { name: 'Дахин 20 нислэг харах' }));
    expect(cards()).toHaveLength(40);
    await user.click(screen.getByRole('link', { name: /^Хямд/ }));
    expect(cards()).toHaveLength(20);
  });

  it('[FLIGHT-17] says before the click how many flights a choice would leave', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('checkbox', { name: /^Шууд 3/, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Орой 18–24 1 нислэг', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Шөнө 00–06 0 нислэг', hidden: true })).toBeInTheDocument();
  });
});
