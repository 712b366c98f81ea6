import { checkPayment } from '@aylal/contracts/payments';
import { orderPaid } from '@aylal/shell';
import { buildBookedBus, buildOrder, buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { buildInvoice, buildPaymentOption, buildTransferOption } from '../testing/build-invoice.ts';
import { stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';
import { payButton, open, ready } from './testing/open-checkout.tsx';

describe('Paying', () => {
  it('opens the payment window once for two presses', async () => {
    let close = () => {};
    const { user, record } = await open([...ready()], {
      dialogs: () => new Promise((resolve) => (close = () => resolve('closed'))),
    });
    const [button] = await screen.findAllByRole('button', { name: payButton });
    if (!button) throw new Error('no pay button');
    await user.dblClick(button);
    expect(record.dialogs).toEqual([
      { view: 'PAYMENT_VIEW', props: { ref_number: 'AYL-4K7P2', payment_name: 'QPAY' } },
    ]);
    await act(async () => close());
  });

  it('[MODAL-12] opens the window of a transfer where the way has an account, and leaves for the order only when that is closed', async () => {
    let close = () => {};
    const { user, record, services } = await open(
      [stubOrder(), stubOptions([buildPaymentOption(), buildTransferOption()]), stubStanding('not-started', 'paid')],
      { dialogs: () => new Promise((resolve) => (close = () => resolve('paid'))) },
    );
    await user.click(await screen.findByRole('radio', { name: /Дансаар шилжүүлэх/ }));
    expect(screen.getByText(/Гүйлгээний утгад захиалгын дугаараа бичнэ/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Дансаар 2,186,400₮ шилжүүлэх' })[0] ?? document.body);
    expect(record.dialogs).toEqual([
      { view: 'BANK_TRANSFER_VIEW', props: { ref_number: 'AYL-4K7P2', payment_name: 'TRANSFER' } },
    ]);
    const paid = { ref_number: 'AYL-4K7P2', state: 'paid', paid: 2_186_400, to_pay: 0 };
    act(() => void services.queryClient.setQueryData(paymentStandingKey('AYL-4K7P2'), paid));
    expect(record.went).toEqual([]);
    await act(async () => close());
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
  });

  it.each([
    ['qr', 'PAYMENT_VIEW'],
    ['redirect', 'PAYMENT_VIEW'],
    ['transfer', 'BANK_TRANSFER_VIEW'],
    ['loan', 'LOAN_PAYMENT_VIEW'],
  ] as const)('opens, for a way that it does not know, the window of its flow: %s', async (flow, view) => {
    const way = buildPaymentOption({ name: 'MonPay', payment_name: 'MONPAY', flow });
    const { user, record } = await open([stubOrder(), stubOptions([way]), stubStanding('not-started')]);
    await user.click((await screen.findAllByRole('button', { name: /^MonPay/ }))[0] ?? document.body);
    expect(record.dialogs).toMatchObject([{ view, props: { payment_name: 'MONPAY' } }]);
  });

  it('[GAP-81.1] [MODAL-52] tells what PocketZero would cost before it is chosen to pay with', async () => {
    const pocket = buildPaymentOption({ name: 'PocketZero', payment_name: 'POCKET' });
    const { user, record } = await open([stubOrder(), stubOptions([pocket]), stubStanding('not-started')]);
    const [plans] = await screen.findAllByRole('button', { name: 'Төлөх хуваарь харах' });
    await user.click(plans ?? document.body);
    expect(record.dialogs).toEqual([{ view: 'POCKET_ZERO_INFO_VIEW', props: { amount: 2_186_400 } }]);
    expect(screen.getAllByRole('button', { name: 'PocketZero-оор 2,338,396₮ зээлэх' })[0]).toBeEnabled();
    // Nothing leaves the account today (INST-31).
    expect(screen.getAllByText('Зээлийн дүн')[0]?.parentElement).toHaveTextContent('2,338,396₮');
    expect(screen.getAllByText('Одоо төлөх')[0]?.parentElement).toHaveTextContent(/^Одоо төлөх0₮$/);
  });

  it('[GAP-89.1] cancels nothing when the window closes: the order and its way to pay stay', async () => {
    const order = stubOrder();
    const { user, record } = await open([order, stubOptions(), stubStanding('not-started', 'not-started')]);
    await user.click((await screen.findAllByRole('button', { name: payButton }))[0] ?? document.body);
    await waitFor(() => expect(order.calls.length).toBeGreaterThan(1));
    expect(screen.getAllByRole('button', { name: payButton })[0]).toBeEnabled();
    expect(record.went).toEqual([]);
  });

  it('shows the later time of an order that the office holds longer, and reads its invoice again', async () => {
    const longer = buildOrder({ pay_until: '2026-11-22T01:00:00.000Z' });
    const { user, services } = await open([
      stubOrder([buildOrder(), longer]),
      stubOptions(),
      stubStanding('not-started', 'not-started'),
    ]);
    const queryKey = ['invoice', 'AYL-4K7P2', 'QPAY', null];
    services.queryClient.setQueryData(queryKey, { invoice: buildInvoice(), heardMs: 0 });
    await user.click((await screen.findAllByRole('button', { name: payButton }))[0] ?? document.body);
    expect(await screen.findByText(/Үнэ 11\/22 09:00 хүртэл хүчинтэй/)).toBeVisible();
    expect(services.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('[GAP-89.2] asks how the payment stands as soon as the window has closed', async () => {
    const order = stubOrder();
    const { user } = await open([order, stubOptions(), stubStanding('not-started', 'waiting')]);
    await user.click((await screen.findAllByRole('button', { name: payButton }))[0] ?? document.body);
    expect(await screen.findByText('Төлбөр хүлээж байна.')).toBeVisible();
    expect(order.calls.length).toBeGreaterThan(1);
  });

  it('[MNY-12] [GAP-89.3] offers no second payment while the state is unknown', async () => {
    await open([stubOrder(), stubOptions(), stubStanding('unknown')]);
    expect(await screen.findByText('Төлбөрийн хариу ирээгүй байна.')).toBeVisible();
    expect(screen.queryByRole('button', { name: payButton })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Төлбөрөө шалгах' })[0]).toBeEnabled();
  });

  it('[GAP-01.4] says when people answer', async () => {
    await open([stubOrder(), stubOptions(), stubStanding('not-started')]);
    expect(await screen.findByText(/Онлайн тусламж: Да–Ба 08:00–22:00, Бя–Ня 10:00–20:00/)).toBeVisible();
  });

  it('[SHELL-20.6] says for 5 s that a bus is paid', async () => {
    const { status, pay_until, server_time } = buildOrder();
    const bus = buildBookedBus({ status, pay_until, server_time, paid: 0, to_pay: 56_000, must_pay: 56_000 });
    const { user, record } = await open([stubOrder(bus), stubOptions(), stubStanding('waiting', 'paid')]);
    await user.click(await screen.findByRole('button', { name: 'Төлбөрөө шалгах' }));
    await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success', durationMs: 5000 }]));
  });

  it('[MNY-7] says what has arrived and asks for the rest', async () => {
    await open([
      stubOrder(buildOrder({ paid: 1_000_000, to_pay: 1_186_400, must_pay: 1_186_400 })),
      stubOptions(),
      stubStanding('partial'),
    ]);
    expect(await screen.findByText(/1,000,000₮ хүлээж авсан, 1,186,400₮ үлдсэн/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'QPay-ээр 1,186,400₮ төлөх' })[0]).toBeEnabled();
  });

  it('[ROUTE-09.2] [WEB-7] [SHELL-20.1] leads to the order with a notice of 5 s when the provider says paid', async () => {
    const { user, record, services } = await open([stubOrder(), stubOptions(), stubStanding('waiting', 'paid')]);
    await user.click(await screen.findByRole('button', { name: 'Төлбөрөө шалгах' }));
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
    expect(record.toasts).toEqual([
      { kind: 'success', text: 'Төлбөр амжилттай. Захиалгын хуудас руу шилжлээ', durationMs: 5000 },
    ]);
    expect(services.events.last(orderPaid)).toEqual({ ref_number: 'AYL-4K7P2' });
    expect(screen.getByRole('link', { name: 'Захиалга харах' })).toHaveAttribute(
      'href',
      '/mn/user/order/flight/AYL-4K7P2',
    );
  });

  it('[WEB-7] does not believe an address or another tab that says paid', async () => {
    const { services, record } = await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?paid=true&status=paid',
      user: buildSessionUser(),
      stubs: ready(),
    });
    await screen.findAllByRole('button', { name: payButton });
    act(() => services.events.publish(orderPaid, { ref_number: 'AYL-4K7P2' }));
    expect(screen.getAllByRole('button', { name: payButton })[0]).toBeVisible();
    expect(record.went).toEqual([]);
  });

  it('only leads on when the order was paid before', async () => {
    const { record } = await open([
      stubOrder(buildOrder({ status: { status_code: 2, name: '' }, pay_until: null, paid: 2_186_400, to_pay: 0 })),
      stubOptions(),
      stubStanding('paid'),
    ]);
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
    expect(record.toasts).toEqual([]);
  });

  it('asks again when the page is seen again', async () => {
    const standing = stubStanding('waiting');
    await open([stubOrder(), stubOptions(), standing]);
    await screen.findByText('Төлбөр хүлээж байна.');
    const before = standing.calls.length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(standing.calls.length).toBeGreaterThan(before));
  });

  it('says unknown when the question of a payment that was begun has no answer', async () => {
    const answers = [
      {
        status_code: 200 as const,
        message: '',
        result: { ref_number: 'AYL-4K7P2', state: 'waiting' as const, paid: 0, to_pay: 1 },
      },
      'offline' as const,
    ];
    const { user } = await open([stubOrder(), stubOptions(), stubOperation(checkPayment, answers)]);
    const notice = await screen.findByText('Төлбөр хүлээж байна.');
    const box = notice.closest('[role=status]');
    await user.click(
      within(box instanceof HTMLElement ? box : document.body).getByRole('button', { name: 'Төлбөрөө шалгах' }),
    );
    expect(await screen.findByText('Төлбөрийн хариу ирээгүй байна.')).toBeVisible();
  });
});
