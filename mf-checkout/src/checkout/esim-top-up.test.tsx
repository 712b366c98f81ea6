import type { EsimOrder } from '@aylal/contracts/orders';
import { buildCommonOrder, buildSessionUser, renderRemote } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';

const PRICE = 31_190;

/** More data for the eSIM of another order. */
function topUpOrder(over: Partial<EsimOrder> = {}): EsimOrder {
  const money = { total: PRICE, to_pay: PRICE, must_pay: PRICE };
  return {
    ...buildCommonOrder({ ...money, lines: [{ label: '5 GB · 30 хоног', amount: PRICE }] }),
    product: 'esim',
    esim: {
      slug: 'japan-data',
      title: 'Япон',
      plan_type: 'data',
      package: {
        id: 'p5-topup',
        title: '5 GB · 30 хоног',
        price: PRICE,
        data_mb: 5120,
        days: 30,
        is_unlimited: false,
        voice_minutes: 0,
        sms: 0,
        fair_use: null,
      },
      issued: false,
      delayed: false,
      top_up_of: 'AYL-1AAAA',
    },
    ...over,
  };
}
const paid = { status: { status_code: 2 as const, name: '' }, pay_until: null, paid: PRICE, to_pay: 0 };
const open = (order: EsimOrder, search: string, state: 'not-started' | 'paid' | 'expired' = 'not-started') =>
  renderRemote(remote, {
    at: `/mn/checkout/AYL-4K7P2${search}`,
    user: buildSessionUser(),
    stubs: [stubOrder(order), stubOptions(), stubStanding(state)],
  });
const topUp = `?now_pay_amount=${PRICE}&top_up=true`;
const toEsim = '/mn/user/order/esim/AYL-1AAAA';

describe('[ROUTE-04.2] The checkout of more data for an eSIM', () => {
  it('asks for what is due, in its own words, with the way back to the eSIM', async () => {
    await open(topUpOrder(), topUp);
    expect((await screen.findAllByRole('button', { name: 'QPay-ээр 31,190₮ төлөх' }))[0]).toBeEnabled();
    expect(screen.getByRole('link', { name: 'eSIM рүүгээ буцах' })).toHaveAttribute('href', toEsim);
    expect(screen.getByText(/Үнийг .* хүртэл хадгална/)).toBeVisible();
    expect(screen.getByText('5 GB · 30 хоног')).toBeVisible();
  });

  it('asks for what the order says, whatever sum is in the address', async () => {
    await open(topUpOrder(), '?now_pay_amount=1&top_up=true');
    expect((await screen.findAllByRole('button', { name: 'QPay-ээр 31,190₮ төлөх' }))[0]).toBeEnabled();
  });

  it.each([
    [topUp, '/user/order/esim/AYL-1AAAA'],
    ['', '/user/order/esim/AYL-4K7P2'],
    ['?top_up=yes', '/user/order/esim/AYL-4K7P2'],
  ])('leads once it is paid to the eSIM when the address says so: %s', async (search, to) => {
    const { record } = await open(topUpOrder(paid), search, 'paid');
    await waitFor(() => expect(record.went).toEqual([to]));
  });

  it('leads back to the eSIM when the time to pay is over', async () => {
    await open(topUpOrder({ status: { status_code: 6, name: '' }, pay_until: null }), topUp, 'expired');
    expect(await screen.findByRole('link', { name: 'eSIM рүү' })).toHaveAttribute('href', toEsim);
    expect(screen.getByText(/eSIM-д дата нэмэгдээгүй/)).toBeVisible();
  });

  it('has no such way back for another order', async () => {
    const plain = topUpOrder();
    await open({ ...plain, esim: { ...plain.esim, top_up_of: null } }, topUp);
    expect((await screen.findAllByRole('button', { name: 'QPay-ээр 31,190₮ төлөх' }))[0]).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'eSIM рүүгээ буцах' })).toBeNull();
  });
});
