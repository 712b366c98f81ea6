import { searchFlightChanges } from '@aylal/contracts/flights';
import { getFlightOrder, type FlightOrder } from '@aylal/contracts/orders';
import { localDate } from '@aylal/domain/calendar';
import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import {
  buildSessionUser,
  loadPart,
  renderPart,
  renderRemote,
  stubOperation,
  type TestServicesOptions,
} from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildChangeOption } from '../testing/build-change-option.ts';
import { buildFlightOrder } from '../testing/build-flight-order.ts';
import { changesStub, monthFaresStub, orderStub } from '../testing/flights-stubs.ts';
import { changeMessages } from './change-messages.ts';
import { view as warnings } from './change-warnings-dialog.tsx';

const days = '?depart_date=2026-12-22&return_date=2026-12-29';
const open = (options: TestServicesOptions = {}, query = days) =>
  renderRemote(remote, {
    at: `/mn/user/order/flight/exchange/search/AYL-4K7P2${query}`,
    user: buildSessionUser(),
    stubs: [orderStub(), changesStub()],
    ...options,
  });

async function openWarnings(order: FlightOrder) {
  const closed: (boolean | undefined)[] = [];
  const rendered = await renderPart(
    remote,
    <warnings.Component props={{ order }} close={(goesOn?: boolean) => closed.push(goesOn)} />,
  );
  await screen.findByRole('button', { name: 'Хаах' });
  return { ...rendered, closed };
}

describe('The way to a change, on the page of an order', () => {
  const openActions = async (order: FlightOrder, options: TestServicesOptions = {}) => {
    const { Component } = await loadPart(remote, 'order.actions.flight', 'flights-order-actions');
    return renderPart(remote, <Component order={order} />, options);
  };

  it('[MODAL-46] goes over the warnings to another day', async () => {
    const { user, record } = await openActions(buildFlightOrder(), { dialogs: () => true });
    await user.click(screen.getByRole('link', { name: 'Нислэг солих' }));
    expect(record.dialogs.map(({ view }) => view)).toEqual(['FLIGHT_CHANGE_WARNINGS_VIEW']);
    expect(record.went).toEqual(['/user/order/flight/exchange/search/AYL-4K7P2']);
  });

  it('stays where it is when the warnings are closed, and is not there before a ticket is', async () => {
    const { user, record } = await openActions(buildFlightOrder());
    await user.click(screen.getByRole('link', { name: 'Нислэг солих' }));
    expect(record.went).toEqual([]);
    const { container } = await openActions(buildFlightOrder({ status: { status_code: 1, name: '' } }));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('[MODAL-46] The warnings', () => {
  it('say until when a change is taken without one, and what it costs', async () => {
    const { user, closed } = await openWarnings(buildFlightOrder());
    expect(screen.getByText(/12\/16 07:45 хүртэл анхааруулгагүй/)).toBeInTheDocument();
    expect(screen.getByText(/тийз бүрт 120,000₮/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Өөр өдөр сонгох' }));
    expect(closed).toEqual([true]);
  });

  it('[EXCH-01] [GAP-12.2] warn at 72 hours or less and let go on', async () => {
    await openWarnings(buildFlightOrder({ server_time: '2026-12-15T23:45:00.000Z' }));
    expect(screen.getByText(/Нисэхэд 72 цаг ба түүнээс бага үлдлээ/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Өөр өдөр сонгох' })).toBeInTheDocument();
  });

  it.each([
    ['the flight has left', { server_time: '2026-12-18T23:45:00.000Z' }, /хөөрсөн тул/],
    [
      'the ticket was changed',
      { status: { status_code: 7, name: 'Өөрчлөгдсөн' } },
      /нэг удаа солино, энэ тийзийг солиод авсан/,
    ],
    ['there is no ticket yet', { status: { status_code: 3, name: 'Бичиж байна' } }, /Захиалгын төлөв: Бичиж байна/],
    [
      'the fare forbids it',
      { search_data: { ...buildFlightOrder().search_data, exchange_before_depart_changeable: false } },
      /зөвшөөрдөггүй/,
    ],
    ['a ticket is given back', { refunds: [{ state: 'sent', tickets: ['289-2400000001'] }] }, /үлдсэнийг нь утсаар/],
  ] as const)('[EXCH-02.1] [EXCH-02.2] [EXCH-02.3] [GAP-12.1] leave no way on when %s', async (_, change, text) => {
    const { user, closed } = await openWarnings(buildFlightOrder(change as Partial<FlightOrder>));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Хаах' }));
    expect(closed).toEqual([false]);
  });
});

describe('[CALL-55] Other days for a ticket', () => {
  it('are asked for first, while nothing is searched', async () => {
    const changes = changesStub();
    await open({ stubs: [orderStub(), changes] }, '');
    expect(await screen.findByText('Өдөр сонгоход нислэг, солих дүн харагдана.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Өөр өдөр' })).toBeInTheDocument();
    expect(changes.calls).toEqual([]);
  });

  it('[MODAL-47] compare each option with the ticket held, and lead over the chosen one to its confirmation', async () => {
    const changes = changesStub([
      buildChangeOption(),
      buildChangeOption({ key: 'option-2', fare_difference: -400_000, to_pay: 0, credit: 160_000 }),
    ]);
    const { user, record } = await open({ stubs: [orderStub(), changes], dialogs: () => true });
    const [first, second] = await screen.findAllByRole('article');
    if (!first || !second) throw new Error('two options');
    expect(changes.calls.map(({ query }) => query)).toEqual([
      { ref_number: 'AYL-4K7P2', depart_date: '2026-12-22', return_date: '2026-12-29' },
    ]);
    expect(screen.getByText('2 нислэг')).toBeInTheDocument();
    expect(first).toHaveTextContent('340,000₮ төлнө');
    expect(first).toHaveTextContent('Солих шимтгэл 240,000₮ · Үнийн зөрүү +100,000₮');
    expect(second).toHaveTextContent('160,000₮ танд буцна');
    await user.click(within(first).getByRole('link'));
    expect(record.dialogs).toMatchObject([
      { view: 'FLIGHT_CHANGE_SELECTED_VIEW', props: { option: { key: 'option-1' } } },
    ]);
    expect(record.went).toEqual(['/user/order/flight/exchange/view/search-1/option-1/AYL-4K7P2']);
  });

  it('[MNY-6] name the tögrög that are charged beside another currency', async () => {
    await open({ currency: 'USD' });
    const option = await screen.findByRole('article');
    expect(option).toHaveTextContent('US$98.56 төлнө340,000₮');
  });

  it('can be chosen only where the airline flies, each way for itself', async () => {
    const fares = monthFaresStub([{ date: localDate('2026-12-21'), total_fare: 812_600, adult_fare: 406_300 }]);
    const { user } = await open({ stubs: [orderStub(), changesStub(), fares] });
    await user.click(await screen.findByRole('button', { name: /^Явах: / }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Бүдэг өдөр МИАТ энэ чиглэлд нисдэггүй')).toBeInTheDocument();
    expect(panel.getByRole('gridcell', { name: /12-р сарын 20, .*сонгох боломжгүй/ })).toHaveAttribute('aria-disabled');
    await user.click(panel.getByRole('gridcell', { name: /12-р сарын 20/ }));
    expect(screen.getByRole('button', { name: /^Явах: 12\/22/ })).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Буцах/ }));
    const asked = fares.calls.map(({ query }) => [query?.['_from'], query?.['_to'], query?.['airline']]);
    expect([asked[0], asked.at(-1)]).toEqual([
      ['ULN', 'SEL', 'OM'],
      ['SEL', 'ULN', 'OM'],
    ]);
  });

  it('can all be chosen where nobody tells the days of service', async () => {
    const { user } = await open({ stubs: [orderStub(), changesStub(), monthFaresStub([])] });
    await user.click(await screen.findByRole('button', { name: /^Явах: / }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('gridcell', { name: /12-р сарын 23/ })).not.toHaveAttribute('aria-disabled');
    expect(panel.queryByText(/нисдэггүй/)).toBeNull();
  });

  it('wait in grey', async () => {
    await open({ stubs: [orderStub(), stubOperation(searchFlightChanges, 'hanging')] });
    expect(await screen.findByText('Одоогийн тийз')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy');
  });

  it('say that nothing flies then', async () => {
    await open({ stubs: [orderStub(), changesStub([])] });
    expect(await screen.findByText('Энэ өдөр нислэг алга')).toBeInTheDocument();
  });

  it('are asked for again on demand', async () => {
    const ready = {
      status_code: 200,
      message: '',
      result: [buildChangeOption()],
      expires_at: '2026-11-21T02:30:00.000Z',
    } as const;
    const { user } = await open({
      stubs: [
        orderStub(),
        stubOperation(searchFlightChanges, ['offline', 'offline', 'offline', { ...ready, result: [...ready.result] }]),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 15_000 }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('are refused in place: days of the past, and days that are none', async () => {
    const refused = { status_code: 400, message: '', result: { problem: 'invalid-input' } } as const;
    const first = await open({ stubs: [orderStub(), stubOperation(searchFlightChanges, refused)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Энэ өдрүүдээр хайх боломжгүй');
    first.unmount();
    await open({}, '?depart_date=2026-02-30');
    expect(await screen.findByRole('alert')).toHaveTextContent('Энэ өдрүүдээр хайх боломжгүй');
  });

  it('[EXCH-02] are not offered when the ticket cannot be changed', async () => {
    const changes = changesStub();
    await open({ stubs: [orderStub(buildFlightOrder({ status: { status_code: 8, name: 'Буцаалт' } })), changes] });
    expect(await screen.findByText(/Захиалгын төлөв: Буцаалт/)).toBeInTheDocument();
    expect(changes.calls).toEqual([]);
  });

  it('[AUT-1] know no order of somebody else, and ask who is there first', async () => {
    const missing = { status_code: 404, message: '', result: { problem: 'not-found' } } as const;
    const first = await open({ stubs: [stubOperation(getFlightOrder, missing)] });
    expect(await screen.findByText('Ийм захиалга олдсонгүй')).toBeInTheDocument();
    first.unmount();
    const { user } = await open({ user: null, dialogs: () => buildSessionUser() });
    await user.click(await screen.findByRole('button', { name: 'Нэвтрэх' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

it('[I18N-01] The words of changes are there in all six languages', async () => {
  const loaded = await Promise.all(
    locales.map(async (one) => [one, (await changeMessages.source[one]()).default] as const),
  );
  expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
});
