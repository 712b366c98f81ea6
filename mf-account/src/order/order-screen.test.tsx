import { localDate } from '@aylal/domain/calendar';
import { getOrder } from '@aylal/contracts/orders';
import { orderPaid } from '@aylal/shell';
import {
  buildIssuedOrder,
  buildOrder,
  buildSessionUser,
  renderRemote,
  type Stub,
  stubOperation,
  type TestServicesOptions,
} from '@aylal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildUnpaidCover } from '../testing/build-unpaid-cover.ts';
import { buildTopUp } from '../testing/build-top-up.ts';
import { stubOrder } from '../testing/scenarios.ts';

const { jest } = import.meta;
const at = '/mn/user/order/flight/AYL-4K7P2';
const open = (stub: Stub, options: TestServicesOptions = {}) =>
  renderRemote(remote, { at, user: buildSessionUser(), stubs: [stub], ...options });

describe('The order page', () => {
  it('waits with skeletons and says so', async () => {
    await open(stubOperation(getOrder, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('Захиалгыг ачаалж байна');
  });

  it('[ROUTE-09.1] [FLIGHT-09] shows journey, status in words, ticket slot, ledger and progress', async () => {
    await open(stubOrder(buildIssuedOrder()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Улаанбаатар – Сөүл' })).toBeVisible();
    expect(screen.getAllByText('Тасалбар бичигдсэн')[0]).toBeVisible();
    expect(document.querySelector('[data-slot="order.detail.flight"]')).not.toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Төлбөрийн түүх' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ОгнооГүйлгээДүнҮлдэгдэл',
      '2026/11/21 10:00Захиалга үүслээAYL-4K7P2+2,186,400₮2,186,400₮',
      '2026/11/21 10:07Төлбөр орсонQPAY−2,186,400₮0₮',
      '2026/11/21 10:09Тасалбар бичигдлээX7K2QM–0₮',
    ]);
    const steps = within(screen.getByRole('list', { name: 'Явц' })).getAllByRole('listitem');
    expect(steps).toHaveLength(5);
    expect(steps[4]).toHaveTextContent('12/19, Бя 07:45');
    // The airline's code under the name that the ticket gives it, not one like that of our own number.
    expect(screen.getByText('Авиа компанийн код (PNR)').parentElement).toHaveTextContent('X7K2QM');
  });

  it('[REL-5] keeps the page of a ticket for the time without a network, again when it has changed, and drops one without', async () => {
    const issued = await open(stubOrder(buildIssuedOrder()));
    await waitFor(() => expect(issued.record.kept).toContain('Улаанбаатар – Сөүл · AYL-4K7P2'), { timeout: 3000 });
    const before = issued.record.kept.length;
    screen.getByRole('list', { name: 'Явц' }).append('…');
    await waitFor(() => expect(issued.record.kept.length).toBeGreaterThan(before), { timeout: 3000 });
    issued.unmount();
    const unpaid = await open(stubOrder(buildOrder()));
    await waitFor(() => expect(unpaid.record.kept).toEqual([null]));
  });

  it('prints the ticket', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    const { user } = await open(stubOrder(buildIssuedOrder()));
    await user.click(await screen.findByRole('button', { name: 'Тасалбар хэвлэх' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('[MODAL-41] [INST-03] shows what is next of a ticket paid in parts, and opens its schedule', async () => {
    const part = { is_paid: false, to_pay: 500_000, to_paid: 0, undue_loss_amount: 0 };
    const instalments = [
      { ...part, deadline_date: localDate('2026-11-28') },
      { ...part, deadline_date: localDate('2026-12-05') },
    ];
    const { user, record } = await open(
      stubOrder(buildIssuedOrder({ partial_payment: true, to_pay: 1_000_000, must_pay: 500_000, instalments })),
    );
    expect(await screen.findByText(/Дараагийн 500,000₮-г 2026\/11\/28, Бя хүртэл төлнө/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Төлбөрийн хуваарь, төлөх' }));
    expect(record.dialogs[0]).toEqual({
      view: 'PARTIAL_PAYMENT_SCHEDULE_VIEW',
      props: { ref_number: 'AYL-4K7P2', instalments, today: localDate('2026-11-21') },
    });
  });

  it('leads to the payment while it waits for it, and says until when', async () => {
    await open(stubOrder(buildOrder()));
    expect(await screen.findByRole('link', { name: '2,186,400₮ төлөх' })).toHaveAttribute(
      'href',
      '/mn/checkout/AYL-4K7P2',
    );
    expect(screen.getByText(/Үнэ, суудлыг 11\/21 10:30 хүртэл хадгална/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Тасалбар хэвлэх' })).toBeNull();
  });

  it('has amount, time left and payment together at the foot, and offers nothing else before', async () => {
    const order = buildOrder();
    await open(stubOrder({ ...order, pay_until: '2026-11-21T02:39:41.000Z', server_time: '2026-11-21T02:10:00.000Z' }));
    const pay = await screen.findByRole('link', { name: 'Төлөх' });
    expect(pay).toHaveAttribute('href', '/mn/checkout/AYL-4K7P2');
    expect(pay.parentElement).toHaveTextContent('2,186,400₮Үлдсэн хугацаа 29:41Төлөх');
    expect(document.querySelector('[data-slot="order.offers"]')).toBeNull();
  });

  it('counts what came back, and ends its progress with it', async () => {
    const refund = {
      tickets: [],
      fare: 2_186_400,
      fee: 186_400,
      discount: 0,
      back: 2_000_000,
      bank_name: 'Khan',
      account: '512***6789',
      sent_at: '2026-11-22T02:00:00.000Z',
      payout_from: null,
    };
    const refunds = [
      { ...refund, state: 'finished' as const, finished_at: '2026-11-22T03:00:00.000Z' },
      { ...refund, sent_at: '2026-11-23T02:00:00.000Z', state: 'in-process' as const, finished_at: null },
    ];
    await open(stubOrder(buildIssuedOrder({ refunds })));
    const steps = within(await screen.findByRole('list', { name: 'Явц' })).getAllByRole('listitem');
    expect(steps.slice(-2).map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Дансанд орсон.*11:00$/),
      expect.stringMatching(/^Зөвшөөрсөн.*10:00$/),
    ]);
    expect(screen.getByText('Буцаасан').closest('div')).toHaveTextContent('−2,000,000₮');
  });

  it('tells where the money of a cover is that was given up', async () => {
    const refund = {
      ...{ tickets: [], fare: 41_300, fee: 0, discount: 0, back: 41_300, account: '', bank_name: 'WALLET' },
      ...{ sent_at: '2026-11-22T02:00:00.000Z', finished_at: null, payout_from: null, state: 'in-process' as const },
    };
    const cover = { ...buildUnpaidCover(), status: { status_code: 9 as const, name: 'Буцаалт' }, refunds: [refund] };
    await renderRemote(remote, {
      at: `/mn/user/order/insurance/${cover.ref_number}`,
      user: buildSessionUser(),
      stubs: [stubOperation(getOrder, { status_code: 200, message: '', result: cover })],
    });
    const found = await screen.findAllByText('Зөвшөөрсөн, хэтэвч рүү тань шилжиж байна');
    expect(found.map((one) => one.closest('li')?.textContent)).toContainEqual(expect.stringContaining('41,300₮'));
  });

  it('opens the places of its receipt and of what may help on its journey while it goes ahead', async () => {
    await open(stubOrder(buildIssuedOrder()));
    await screen.findByRole('heading', { level: 1 });
    for (const place of ['order.receipt', 'order.offers'])
      expect(document.querySelector(`[data-slot="${place}"]`)).not.toBeNull();
  });

  it('has neither a refund nor an offer for an order that was refunded', async () => {
    await open(
      stubOrder({ ...buildIssuedOrder(), status: { status_code: 10, name: 'Буцаагдсан' }, actions: ['receipt'] }),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Буцаалт' })).toBeNull();
    expect(document.querySelector('[data-slot="order.offers"]')).toBeNull();
  });

  it('[MNY-7] says that the money is kept when the ticket is not issued', async () => {
    await open(
      stubOrder(
        buildIssuedOrder({
          status: { status_code: 2, name: 'Төлөгдсөн' },
          progress: [{ step: 'issued', state: 'failed', at: null }],
        }),
      ),
    );
    expect(await screen.findByText('Төлбөр орсон, тасалбар бичигдээгүй байна.')).toBeVisible();
    expect(screen.getByText(/2,186,400₮ хадгалагдсан. 15 минутад холбогдоно. Дахин битгий төлөөрэй/)).toBeVisible();
  });
});

describe('When the order cannot be shown', () => {
  it("[GAP-49] answers a missing order and somebody else's alike", async () => {
    await open(stubOperation(getOrder, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'Ийм захиалга олдсонгүй' })).toBeVisible();
  });

  it('does not ask for a product that it does not know', async () => {
    const order = stubOrder(buildOrder());
    await renderRemote(remote, { at: '/mn/user/order/rocket/AYL-4K7P2', user: buildSessionUser(), stubs: [order] });
    expect(await screen.findByRole('heading', { name: 'Ийм захиалга олдсонгүй' })).toBeVisible();
    expect(order.calls).toHaveLength(0);
  });

  it('says that nothing is lost and reads again', async () => {
    const { user } = await open(
      stubOperation(getOrder, [
        'offline',
        'offline',
        'offline',
        { status_code: 200, message: '', result: buildIssuedOrder() },
      ]),
    );
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Таны захиалга, төлбөр хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
  });

  it('asks for the sign-in first', async () => {
    const { user } = await open(stubOrder(buildIssuedOrder()), { user: null, dialogs: () => buildSessionUser() });
    await user.click(await screen.findByRole('button', { name: 'Нэвтрэх' }));
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
  });
});

describe('When something happens to the order', () => {
  it('reads it again when it was paid in another tab', async () => {
    const { services } = await open(stubOrder(buildOrder(), buildIssuedOrder()));
    await screen.findByText('Төлбөр хүлээж байна', { selector: 'span' });
    act(() => services.events.publish(orderPaid, { ref_number: 'AYL-4K7P2' }));
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
  });

  it('leaves it alone when another order was paid', async () => {
    const order = stubOrder(buildIssuedOrder());
    const { services } = await open(order);
    await screen.findAllByText('Тасалбар бичигдсэн');
    const before = order.calls.length;
    act(() => services.events.publish(orderPaid, { ref_number: 'AYL-OTHER' }));
    expect(order.calls).toHaveLength(before);
  });

  it('[REL-5] reads it again when the page is seen again', async () => {
    await open(stubOrder(buildOrder(), buildIssuedOrder()));
    await screen.findByRole('link', { name: '2,186,400₮ төлөх' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
  });

  it('keeps the last known order on the page, with its time, when it cannot be read again', async () => {
    const { services } = await open(
      stubOperation(getOrder, [
        { status_code: 200, message: '', result: buildIssuedOrder() },
        'offline',
        'offline',
        'offline',
      ]),
    );
    await screen.findAllByText('Тасалбар бичигдсэн');
    await act(async () => void services.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.getByText(/11\/21 10:00-ний байдлаар/)).toBeVisible(), { timeout: 3000 });
    expect(screen.getByRole('table', { name: 'Төлбөрийн түүх' })).toBeVisible();
  });

  it('[ROUTE-09.1] [NEED-08] shows a top-up: the place of what it is for, its dated history, and how it is paid', async () => {
    const page = await renderRemote(remote, {
      at: '/mn/user/order/top-up/AYL-7TQ4M',
      user: buildSessionUser(),
      stubs: [stubOperation(getOrder, { status_code: 200, message: '', result: buildTopUp() })],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Хэтэвч цэнэглэлт' })).toBeVisible();
    expect(document.querySelector('[data-slot="order.detail.top-up"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: '50,000₮ төлөх' })).toHaveAttribute('href', '/mn/checkout/AYL-7TQ4M');
    const [, line] = within(screen.getByRole('table', { name: 'Төлбөрийн түүх' })).getAllByRole('row');
    expect(line).toHaveTextContent('Захиалга үүслээ');
    const steps = within(screen.getByRole('list', { name: 'Явц' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Захиалсан'),
      expect.stringContaining('Төлбөр хүлээж байна'),
      expect.stringContaining('Бэлтгэнэ'),
    ]);
    expect(screen.queryByRole('button', { name: 'Захиалга хэвлэх' })).toBeNull();
    expect(page.router.state.location.pathname).toBe('/mn/user/order/top-up/AYL-7TQ4M');
  });
});
