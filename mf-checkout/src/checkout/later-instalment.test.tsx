import { localDate } from '@aylal/domain/calendar';
import { getCheckoutOrder } from '@aylal/contracts/orders';
import { buildIssuedOrder, buildOrder, buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildInvoice } from '../testing/build-invoice.ts';
import { stubInvoice, stubOptions, stubStanding } from '../testing/checkout-stubs.ts';

const part = { is_paid: false, to_pay: 500_000, to_paid: 0, undue_loss_amount: 0 };
const order = buildIssuedOrder({
  partial_payment: true,
  total: 2_000_000,
  fee: 20_000,
  lines: [{ label: 'Хэсэгчлэн төлөх хураамж', amount: 20_000 }],
  paid: 1_000_000,
  to_pay: 1_000_000,
  must_pay: 500_000,
  instalments: [
    { ...part, deadline_date: localDate('2026-11-21'), is_paid: true, to_pay: 0, to_paid: 1_000_000 },
    { ...part, deadline_date: localDate('2026-11-28') },
    { ...part, deadline_date: localDate('2026-12-05') },
  ],
});
const more = { ...order, paid: 1_500_000, to_pay: 500_000 };

/** The money comes with the second question after the invoice is open. `slow` keeps an answer of the order back. */
function open(amount: string, standing = stubStanding('paid'), slow: () => Promise<void> = async () => {}) {
  const invoice = stubInvoice(buildInvoice({ amount: 500_000 }));
  const read = stubOperation(getCheckoutOrder, async () => {
    await slow();
    const result = invoice.calls.length > 0 && standing.calls.length > 2 ? more : order;
    return { status_code: 200 as const, message: '', result };
  });
  return renderRemote(remote, {
    at: `/mn/checkout/AYL-4K7P2?p=bnpl&now_pay_amount=${amount}`,
    user: buildSessionUser(),
    stubs: [read, stubOptions(), standing, invoice],
    dialogs: () => 'closed',
  }).then((view) => ({ ...view, invoice }));
}

const payButton = () => screen.findAllByRole('button', { name: 'QPay-ээр 500,000₮ төлөх' });

describe('The checkout of a later payment in parts', () => {
  it('[ROUTE-06.1] [MNY-9] asks for that sum although the order itself counts as paid, and says what is left', async () => {
    const { record } = await open('500000');
    expect((await payButton())[0]).toBeEnabled();
    expect(screen.getByText('Хэсэгчлэн төлөх хураамж')).toBeVisible();
    expect(screen.getByText('Дараа төлөх')).toBeVisible();
    expect(record.went).toEqual([]);
  });

  it('takes nothing from memory: an order that was unpaid at an earlier visit', async () => {
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 200));
    const { record, router, services } = await open('500000', stubStanding('paid'), pause);
    await payButton();
    await router.navigate('/mn/elsewhere');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /QPay-ээр/ })).toEqual([]));
    services.queryClient.setQueryData(['checkout-order', 'AYL-4K7P2'], { order: buildOrder(), heardMs: 0 });
    await router.navigate('/mn/checkout/AYL-4K7P2?p=bnpl&now_pay_amount=500000');
    expect((await payButton())[0]).toBeEnabled();
    expect(record.went).toEqual([]);
  });

  it('[ROUTE-04.1] opens the invoice of now_pay_amount before its window, and leaves when the money has come', async () => {
    const standing = stubStanding('paid', 'waiting', 'paid');
    const { user, record, invoice } = await open('500000', standing);
    const [button] = await payButton();
    if (!button) throw new Error('no pay button');
    await user.click(button);
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
    expect(invoice.calls[0]?.body).toMatchObject({ now_pay_amount: 500_000 });
    expect(record.dialogs[0]).toEqual({
      view: 'PAYMENT_VIEW',
      props: { ref_number: 'AYL-4K7P2', payment_name: 'QPAY', now_pay_amount: 500_000 },
    });
  });

  it('[MNY-9] leads to the order for a sum that is not offered', async () => {
    const { record } = await open('499999');
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
  });
});
