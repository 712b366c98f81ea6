import type { Problem } from '@aylal/contracts';
import { applyCoupon, getCheckoutOrder } from '@aylal/contracts/orders';
import { buildOrder, buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { stubOptions, stubStanding } from '../testing/checkout-stubs.ts';

const lowered = buildOrder({
  total: 2_136_400,
  to_pay: 2_136_400,
  must_pay: 2_136_400,
  discount: 50_000,
  coupon_code: 'ULAAN50',
});

async function open(coupon: Stub) {
  const order = stubOperation(getCheckoutOrder, () => ({
    status_code: 200 as const,
    message: '',
    result: coupon.calls.length > 0 ? lowered : buildOrder(),
  }));
  const view = await renderRemote(remote, {
    at: '/mn/checkout/AYL-4K7P2',
    user: buildSessionUser(),
    stubs: [order, stubOptions(), stubStanding('not-started'), coupon],
  });
  const field = await screen.findByLabelText(/^Купон код/);
  return { ...view, field, press: () => view.user.click(screen.getByRole('button', { name: 'Хэрэглэх' })) };
}

const refusing = (problem: Problem) =>
  stubOperation(applyCoupon, { status_code: 400, message: '', result: { problem } });

describe('A coupon at the checkout', () => {
  it('[CALL-25] shows its effect as a line and in what is paid', async () => {
    const coupon = stubOperation(applyCoupon, {
      status_code: 200,
      message: '',
      result: { to_pay: 2_136_400, must_pay: 2_136_400, discount: 50_000 },
    });
    const { user, field, press } = await open(coupon);
    await user.type(field, 'ulaan50');
    await press();
    expect(await screen.findByText('Купон ULAAN50')).toBeVisible();
    expect(screen.getByText('−50,000₮')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'QPay-ээр 2,136,400₮ төлөх' })[0]).toBeEnabled();
    expect(coupon.calls[0]?.body).toEqual({ ref_number: 'AYL-4K7P2', coupon_code: 'ulaan50' });
    expect(screen.queryByLabelText(/^Купон код/)).toBeNull();
  });

  it('takes a code that was typed before the page was hydrated', async () => {
    const coupon = refusing('coupon-unknown');
    const { field, press } = await open(coupon);
    // No event says so: nobody listened yet.
    Object.assign(field, { value: 'ULAAN50' });
    await press();
    expect(coupon.calls[0]?.body).toEqual({ ref_number: 'AYL-4K7P2', coupon_code: 'ULAAN50' });
    expect(field).toHaveValue('ULAAN50');
  });

  it.each<[Problem, RegExp]>([
    ['coupon-unknown', /Ийм купон алга/],
    ['coupon-expired', /хугацаа дууссан/],
    ['coupon-used-up', /эрх дууссан/],
    ['coupon-minimum', /доод хэмжээнд/],
  ])('[CALL-25] says at its place why it is not taken, and keeps what was typed: %s', async (problem, text) => {
    const { user, field, press } = await open(refusing(problem));
    await user.type(field, 'NAADAM25');
    await press();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('NAADAM25');
    expect(field).toBeInvalid();
  });

  it('asks for a code before it asks the provider, and says when no answer came', async () => {
    const coupon = stubOperation(applyCoupon, 'offline');
    const { user, field, press } = await open(coupon);
    await press();
    expect(field).toBeInvalid();
    expect(coupon.calls).toHaveLength(0);
    await user.type(field, 'ULAAN50');
    await press();
    expect(await screen.findByText(/алдаа|боломжгүй|болсонгүй/i)).toBeVisible();
  });
});
