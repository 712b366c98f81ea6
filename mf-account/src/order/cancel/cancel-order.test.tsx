import {
  cancelFlightOrder,
  cancelOrder,
  cancelUndeliveredOrder,
  getOrder,
  type FlightOrder,
} from '@aylal/contracts/orders';
import {
  buildIssuedOrder,
  buildOrder,
  buildSessionUser,
  renderPart,
  renderRemote,
  stubOperation,
  type Stub,
} from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildUnpaidCover } from '../../testing/build-unpaid-cover.ts';
import { buildTopUp } from '../../testing/build-top-up.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { view } from './order-cancel-dialog.tsx';

const cancelled = { status_code: 200, message: '', result: null } as const;
const cancelStub = (...answers: Parameters<typeof stubOperation<typeof cancelFlightOrder>>[1][]) =>
  stubOperation(cancelFlightOrder, answers.flat() as never);
const ended = buildOrder({ status: { status_code: 5, name: 'Цуцлагдсан' }, to_pay: 0, pay_until: null });

/** The page of an order that is `before` until so many calls have come, and `after` then. */
const open = (cancel: Stub, [before, after = before]: FlightOrder[], { sure = true, calls = 1 } = {}) =>
  renderRemote(remote, {
    at: '/mn/user/order/flight/AYL-4K7P2',
    user: buildSessionUser(),
    stubs: [
      stubOperation(getOrder, () => ({
        status_code: 200 as const,
        message: '',
        result: (cancel.calls.length < calls ? before : after) ?? buildOrder(),
      })),
      cancel,
    ],
    dialogs: () => sure,
  });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name = 'Захиалга цуцлах') =>
  user.click(await screen.findByRole('button', { name }));

describe('An order that waits for money', () => {
  it('[REFUND-12.1] [REFUND-13.1] [CALL-57] is cancelled after a question, and the page is read again', async () => {
    const cancel = cancelStub(cancelled);
    const page = await open(cancel, [buildOrder(), ended]);
    page.services.queryClient.setQueryData(['list-orders'], 'as it was');
    await press(page);
    expect((await screen.findAllByText('Цуцлагдсан'))[0]).toBeVisible();
    expect(page.services.queryClient.getQueryState(['list-orders'])?.isInvalidated).toBe(true);
    expect(page.record.dialogs).toEqual([{ view: 'ORDER_CANCEL_VIEW', props: { subject: 'order' } }]);
    expect(cancel.calls).toMatchObject([{ body: { ref_number: 'AYL-4K7P2' }, idempotencyKey: 'key-1' }]);
    expect(page.record.toasts).toEqual([{ kind: 'success', text: 'Захиалга цуцлагдлаа.', durationMs: 5000 }]);
  });

  it('stays when the answer is no', async () => {
    const cancel = cancelStub(cancelled);
    const page = await open(cancel, [buildOrder()], { sure: false });
    await press(page);
    expect(cancel.calls).toEqual([]);
    expect(screen.getByRole('link', { name: '2,186,400₮ төлөх' })).toBeVisible();
  });

  it('[ERR-23] says that it could not be cancelled, with the words of the server', async () => {
    const page = await open(
      cancelStub({
        status_code: 409,
        message: 'Энэ үйлдлийг одоо хийх боломжгүй байна.',
        result: { problem: 'state-conflict' },
      }),
      [buildOrder(), buildIssuedOrder()],
    );
    await press(page);
    await waitFor(() =>
      expect(page.record.toasts).toEqual([
        { kind: 'error', text: 'Цуцлалт хийгдсэнгүй. Энэ үйлдлийг одоо хийх боломжгүй байна.', durationMs: 5000 },
      ]),
    );
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
  });

  it('[MNY-12] asks by the same key again when no answer came', async () => {
    const cancel = cancelStub(['offline', cancelled]);
    const page = await open(cancel, [buildOrder(), ended], { calls: 2 });
    await press(page);
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    await press(page);
    expect((await screen.findAllByText('Цуцлагдсан'))[0]).toBeVisible();
    expect(cancel.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('only withdraws a change that waits for its difference', async () => {
    const change = {
      state: 'to-pay',
      trips: [],
      penalty: 50_000,
      fare_difference: 0,
      to_pay: 50_000,
      credit: 0,
    } as const;
    const page = await open(cancelStub(cancelled), [
      buildOrder({ paid: 2_136_400, to_pay: 50_000, change: { ...change, trips: [] } }),
      buildIssuedOrder(),
    ]);
    await press(page, 'Солилтоо болих');
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
    expect(page.record.dialogs).toEqual([{ view: 'ORDER_CANCEL_VIEW', props: { subject: 'change' } }]);
  });
});

describe('An order of anything but flights', () => {
  it('[CALL-74] is cancelled by the common call after its own question, and shows what has become of it', async () => {
    const cancel = stubOperation(cancelOrder, cancelled);
    const read = stubOperation(getOrder, () => ({
      status_code: 200 as const,
      message: '',
      result:
        cancel.calls.length === 0 ? buildTopUp() : buildTopUp({ status: ended.status, to_pay: 0, pay_until: null }),
    }));
    const page = await renderRemote(remote, {
      at: '/mn/user/order/top-up/AYL-7TQ4M',
      user: buildSessionUser(),
      stubs: [read, cancel],
      dialogs: () => true,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Захиалга цуцлах' }));
    expect((await screen.findAllByText('Цуцлагдсан'))[0]).toBeVisible();
    expect(page.record.dialogs).toEqual([{ view: 'ORDER_CANCEL_VIEW', props: { subject: 'goods' } }]);
    expect(cancel.calls).toMatchObject([{ body: { ref_number: 'AYL-7TQ4M' }, idempotencyKey: 'key-1' }]);
    expect(screen.queryByRole('button', { name: 'Захиалга цуцлах' })).toBeNull();
  });

  it('[SHELL-20.5] says for 5 seconds of an insurance that it is cancelled, or why not', async () => {
    const refused = { status_code: 409, message: 'Төлөгдсөн байна.', result: { problem: 'state-conflict' } } as const;
    const page = await renderPart(remote, <CancelOrderButton order={buildUnpaidCover()} />, {
      user: buildSessionUser(),
      stubs: [stubOperation(cancelOrder, [refused, cancelled])],
      dialogs: () => true,
    });
    const button = screen.getByRole('button', { name: 'Захиалга цуцлах' });
    await page.user.click(button);
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    await waitFor(() => expect(page.record.toasts).toHaveLength(2));
    expect(page.record.toasts).toMatchObject([
      { kind: 'error', durationMs: 5000 },
      { kind: 'success', durationMs: 5000 },
    ]);
  });

  it('[CALL-74] offers no cancelling once its time is over', async () => {
    const over = buildTopUp({ server_time: '2026-11-21T02:30:00.000Z' });
    await renderRemote(remote, {
      at: '/mn/user/order/top-up/AYL-7TQ4M',
      user: buildSessionUser(),
      stubs: [stubOperation(getOrder, { status_code: 200, message: '', result: over })],
    });
    expect(await screen.findByRole('link', { name: '50,000₮ төлөх' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Захиалга цуцлах' })).toBeNull();
  });
});

describe('A paid order whose goods have not come', () => {
  const waits = (over: Partial<FlightOrder> = {}) =>
    buildOrder({
      status: { status_code: 3, name: 'Тасалбар бичигдэж байна' },
      paid: 2_186_400,
      to_pay: 0,
      must_pay: 0,
      pay_until: null,
      money_back_from: '2026-11-21T02:00:00.000Z',
      server_time: '2026-11-21T02:00:00.000Z',
      ...over,
    });
  const name = 'Мөнгөө буцааж авах';

  it('[MNY-7] gives the money back after a question, and the page is read again', async () => {
    const cancel = stubOperation(cancelUndeliveredOrder, cancelled);
    const page = await open(cancel, [waits(), ended]);
    await press(page, name);
    expect((await screen.findAllByText('Цуцлагдсан'))[0]).toBeVisible();
    expect(page.record.dialogs).toEqual([{ view: 'ORDER_CANCEL_VIEW', props: { subject: 'undelivered' } }]);
    expect(cancel.calls).toMatchObject([{ body: { ref_number: 'AYL-4K7P2' }, idempotencyKey: 'key-1' }]);
    expect(page.record.toasts).toEqual([
      { kind: 'success', text: 'Захиалга цуцлагдлаа. Төлсөн мөнгө таны хэтэвчинд орлоо.', durationMs: 5000 },
    ]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[MNY-7] [ERR-23] says that the ticket was faster, and shows it', async () => {
    const cancel = stubOperation(cancelUndeliveredOrder, {
      status_code: 409,
      message: 'Энэ үйлдлийг одоо хийх боломжгүй байна.',
      result: { problem: 'state-conflict' },
    });
    const page = await open(cancel, [waits(), buildIssuedOrder()]);
    await press(page, name);
    expect((await screen.findAllByText('Тасалбар бичигдсэн'))[0]).toBeVisible();
    expect(page.record.toasts).toMatchObject([{ kind: 'error' }]);
  });

  it('[MNY-7] offers nothing before its time', async () => {
    await open(stubOperation(cancelUndeliveredOrder, cancelled), [waits({ server_time: '2026-11-21T01:59:59.000Z' })]);
    expect((await screen.findAllByText('Тасалбар бичигдэж байна'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

it.each([
  ['undelivered', 'төлсөн мөнгө бүгд таны хэтэвчид шууд орно', 'Тийм, мөнгөө авъя'],
  ['goods', 'Захиалга хаагдаж.* Төлсөн мөнгө байвал', 'Тийм, цуцлах'],
  ['order', 'Суудлыг шууд чөлөөлж.* Төлсөн мөнгө байвал', 'Тийм, цуцлах'],
  ['change', 'тийз тань хэвээр үлдэнэ.* төлсөн мөнгө байвал', 'Тийм, болих'],
] as const)(
  '[MODAL-49] The question about the %s says what ends, and promises money back only to who has paid',
  async (subject, expected, yes) => {
    const closed: (boolean | undefined)[] = [];
    const { user } = await renderPart(
      remote,
      <view.Component props={{ subject }} close={(sure?: boolean) => closed.push(sure)} />,
    );
    expect(screen.getByText(new RegExp(expected))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Үгүй, хэвээр үлдээх' }));
    await user.click(screen.getByRole('button', { name: yes }));
    expect(closed).toEqual([false, true]);
  },
);
