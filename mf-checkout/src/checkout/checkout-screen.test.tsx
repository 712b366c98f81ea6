import { checkPayment, getOrder, listPaymentOptions } from '@aylal/contracts';
import { orderPaid } from '@aylal/shell';
import {
  buildOrder,
  buildSessionUser,
  renderRemote,
  type Stub,
  stubOperation,
  type TestServicesOptions,
} from '@aylal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { buildPaymentOption, buildTransferOption } from '../testing/build-invoice.ts';
import { stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';

const payButton = 'QPay-ээр 2,186,400₮ төлөх';

function open(stubs: Stub[], options: TestServicesOptions = {}) {
  return renderRemote(remote, { at: '/mn/checkout/AYL-4K7P2', user: buildSessionUser(), stubs, ...options });
}

const ready = () => [stubOrder(), stubOptions(), stubStanding('not-started')];

describe('The checkout of an order', () => {
  it('waits with skeletons and says so', async () => {
    await open([stubOperation(getOrder, 'hanging'), stubOptions()]);
    expect(await screen.findByRole('status')).toHaveTextContent('Захиалгыг ачаалж байна');
  });

  it('[ROUTE-02] [PAY-01] shows reference, hold, sum and the way to pay with its amount', async () => {
    await open(ready());
    expect(await screen.findByRole('heading', { level: 1, name: 'Төлбөр' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /QPay/ })).toBeChecked();
    expect(screen.getAllByRole('button', { name: payButton })[0]).toBeEnabled();
    expect(screen.getByText('Захиалга AYL-4K7P2 үүслээ.')).toBeVisible();
    expect(screen.getByText(/Үнэ 10:30 хүртэл хүчинтэй/)).toBeVisible();
    expect(screen.getByText('30:00')).toBeVisible();
    expect(screen.getByText('2 том хүн × 948,000₮')).toBeVisible();
    expect(document.querySelector('[data-slot="checkout.summary.flight"]')).not.toBeNull();
  });

  it('shows what is charged in tögrög beside another display currency', async () => {
    await open(ready(), { currency: 'USD' });
    expect((await screen.findAllByText('~US$633.74')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: payButton })[0]).toBeVisible();
  });

  it('[ROUTE-03] asks for the ways to pay of the type in the address, and takes any other word for regular', async () => {
    const options = stubOptions();
    await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?p=gold',
      user: buildSessionUser(),
      stubs: [stubOrder(), options, stubStanding('not-started')],
    });
    await screen.findByRole('radio', { name: /QPay/ });
    expect(options.calls[0]?.query).toEqual({ ref_number: 'AYL-4K7P2', p: 'regular' });
  });

  it('[PAY-01] [PAY-03] leads to paying in full where the type in the address has no way to pay', async () => {
    const { router, user } = await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?p=lend',
      mode: 'emongolia',
      user: buildSessionUser(),
      stubs: [stubOrder(), stubOptions([]), stubStanding('not-started')],
    });
    await user.click(await screen.findByRole('link', { name: 'Бүтнээр төлөх' }));
    expect(router.state.location.search).toBe('?p=regular');
  });

  it('[PAY-03] takes a loan for regular outside the mini-app', async () => {
    const options = stubOptions();
    await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?p=lend',
      user: buildSessionUser(),
      stubs: [stubOrder(), options, stubStanding('not-started')],
    });
    await screen.findByRole('radio', { name: /QPay/ });
    expect(options.calls.map(({ query }) => query['p'])).toContain('regular');
    expect(options.calls.map(({ query }) => query['p'])).not.toContain('lend');
  });

  it('[PAY-03] opens the loan offer in the mini-app', async () => {
    const { user, record } = await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?p=lend',
      mode: 'emongolia',
      user: buildSessionUser(),
      stubs: [
        stubOrder(),
        stubOptions([buildPaymentOption({ name: 'LendPay', payment_name: 'LENDPAY', is_qr: false, is_url: true })]),
        stubStanding('not-started'),
      ],
      dialogs: () => 'closed',
    });
    await user.click(
      (await screen.findAllByRole('button', { name: 'LendPay-ээр 2,186,400₮ зээлэх' }))[0] ?? document.body,
    );
    expect(record.dialogs).toEqual([
      { view: 'LOAN_PAYMENT_VIEW', props: { ref_number: 'AYL-4K7P2', payment_name: 'LENDPAY' } },
    ]);
  });

  it('[PAY-07] lists the ways that the provider offers, by their names', async () => {
    await open([
      stubOrder(),
      stubOptions([buildPaymentOption(), buildPaymentOption({ name: 'MonPay', payment_name: 'MONPAY' })]),
      stubStanding('not-started'),
    ]);
    const method = await screen.findByRole('radio', { name: /MonPay/ });
    act(() => method.click());
    expect((await screen.findAllByRole('button', { name: 'MonPay: 2,186,400₮ төлөх' }))[0]).toBeVisible();
  });

  it('[REL-5] warns 5 minutes before the end of the hold and says what happens then', async () => {
    await open([
      stubOrder(buildOrder({ pay_until: '2026-11-21T02:04:00.000Z' })),
      stubOptions(),
      stubStanding('not-started'),
    ]);
    expect(await screen.findByText('5 минут хүрэхгүй хугацаа үлдлээ.')).toBeVisible();
    expect(screen.getByText(/10:04-д суудал чөлөөлөгдөж/)).toBeVisible();
  });
});

describe('[ROUTE-55] The checkout without an order in its path', () => {
  it.each([
    ['?refNumber=AYL-4K7P2', '/mn/checkout/AYL-4K7P2'],
    ['', '/mn/user/order'],
    ['?refNumber=%2e%2e%2fx', '/mn/user/order'],
  ])('leads on: %s', async (search, pathname) => {
    const page = await renderRemote(remote, { at: `/mn/checkout${search}`, user: buildSessionUser(), stubs: [] });
    await waitFor(() => expect(page.router.state.location.pathname).toBe(pathname));
  });
});

describe('When nobody is signed in', () => {
  it('[PAY-06] asks for the sign-in from the button, then shows the payment', async () => {
    const { user, record } = await open(ready(), { user: null, dialogs: () => buildSessionUser() });
    await user.click(await screen.findByRole('button', { name: 'Нэвтрээд төлөх' }));
    expect(record.dialogs).toEqual([{ view: 'LOGIN_VIEW', props: {} }]);
    expect((await screen.findAllByRole('button', { name: payButton }))[0]).toBeVisible();
  });

  it('[PAY-06] stays where it is when the customer closes the sign-in', async () => {
    const order = stubOrder();
    const { user } = await open([order], { user: null });
    await user.click(await screen.findByRole('button', { name: 'Нэвтрээд төлөх' }));
    expect(await screen.findByRole('button', { name: 'Нэвтрээд төлөх' })).toBeVisible();
    expect(order.calls).toHaveLength(0);
  });
});

describe('When the order cannot be shown', () => {
  it("[GAP-49] answers a missing order and somebody else's alike, with a way out", async () => {
    await open([
      stubOperation(getOrder, { status_code: 404, message: '', result: { problem: 'not-found' } }),
      stubOptions(),
    ]);
    expect(await screen.findByRole('heading', { name: 'Ийм захиалга олдсонгүй' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Миний захиалга' })).toHaveAttribute('href', '/mn/user/order');
  });

  it('says that nothing was paid and reads again', async () => {
    const order = stubOperation(getOrder, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: buildOrder() },
    ]);
    const { user } = await open([order, stubOptions(), stubStanding('not-started')]);
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Захиалга тань хэвээрээ');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect((await screen.findAllByRole('button', { name: payButton }))[0]).toBeVisible();
  });

  it('keeps the order on the page when the ways to pay fail', async () => {
    await open([stubOrder(), stubOperation(listPaymentOptions, 'offline'), stubStanding('not-started')]);
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Төлбөрийн хэрэгсэл ачаалсангүй');
    expect(screen.getByText('Захиалга AYL-4K7P2 үүслээ.')).toBeVisible();
  });

  it.each([
    [6, 'Төлөх хугацаа дууссан'],
    [5, 'Захиалга цуцлагдсан'],
  ] as const)('leads on from an order of status %d', async (status_code, heading) => {
    await open([
      stubOrder(buildOrder({ status: { status_code, name: '' }, pay_until: null, to_pay: 0 })),
      stubOptions(),
      stubStanding('not-started'),
    ]);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Дахин хайх' })).toHaveAttribute('href', '/mn/flights');
  });
});

describe('Paying', () => {
  it('[MODAL-11] opens the payment window once for two presses', async () => {
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

  it('[GAP-81] [MODAL-52] tells what PocketZero would cost before it is chosen to pay with', async () => {
    const pocket = buildPaymentOption({ name: 'PocketZero', payment_name: 'POCKET' });
    const { user, record } = await open([stubOrder(), stubOptions([pocket]), stubStanding('not-started')]);
    const [plans] = await screen.findAllByRole('button', { name: 'Төлөх хуваарь харах' });
    await user.click(plans ?? document.body);
    expect(record.dialogs).toEqual([{ view: 'POCKET_ZERO_INFO_VIEW', props: { amount: 2_186_400 } }]);
    expect(screen.getAllByRole('button', { name: 'PocketZero-оор төлөх' })[0]).toBeEnabled();
  });

  it('[GAP-89] [GAP-17] asks how the payment stands as soon as the window has closed', async () => {
    const order = stubOrder();
    const { user } = await open([order, stubOptions(), stubStanding('not-started', 'waiting')]);
    await user.click((await screen.findAllByRole('button', { name: payButton }))[0] ?? document.body);
    expect(await screen.findByText('Төлбөр хүлээж байна.')).toBeVisible();
    expect(order.calls.length).toBeGreaterThan(1);
  });

  it('[MNY-12] [GAP-89] offers no second payment while the state is unknown', async () => {
    await open([stubOrder(), stubOptions(), stubStanding('unknown')]);
    expect(await screen.findByText('Төлбөрийн хариу ирээгүй байна.')).toBeVisible();
    expect(screen.queryByRole('button', { name: payButton })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Төлбөрөө шалгах' })[0]).toBeEnabled();
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

  it('[ROUTE-09] [WEB-7] [SHELL-20] leads to the order with a notice of 5 s when the provider says paid', async () => {
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

  it('asks again when the page is seen anew', async () => {
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
