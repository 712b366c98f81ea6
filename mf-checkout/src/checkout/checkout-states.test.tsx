import { getCheckoutOrder } from '@aylal/contracts/orders';
import { listPaymentOptions } from '@aylal/contracts/payments';
import { buildOrder, buildSessionUser, stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';
import { payButton, open, ready } from './testing/open-checkout.tsx';

describe('When nobody is signed in', () => {
  it('[PAY-06] asks for the sign-in from the button, then shows the payment', async () => {
    const { user, record } = await open(ready(), { user: null, dialogs: () => buildSessionUser() });
    await user.click(await screen.findByRole('button', { name: 'Нэвтрээд төлөх' }));
    expect(record.dialogs).toEqual([{ view: 'LOGIN_VIEW', props: { reason: 'payment' } }]);
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
      stubOperation(getCheckoutOrder, { status_code: 404, message: '', result: { problem: 'not-found' } }),
      stubOptions(),
    ]);
    expect(await screen.findByRole('heading', { name: 'Ийм захиалга олдсонгүй' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Миний захиалга' })).toHaveAttribute('href', '/mn/user/order');
  });

  it('has its title before the order is read', async () => {
    await open([stubOperation(getCheckoutOrder, 'hanging'), stubOptions()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Төлбөр' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Захиалгыг');
  });

  it('claims nothing about money, asks not to pay twice, and reads again', async () => {
    const order = stubOperation(getCheckoutOrder, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: buildOrder() },
    ]);
    const { user } = await open([order, stubOptions(), stubStanding('not-started')]);
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(alert).toHaveTextContent('Төлсөн бол дахин битгий төлөөрэй');
    expect(alert).not.toHaveTextContent('төлбөр хийгдээгүй');
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
