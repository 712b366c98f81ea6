import { localDate } from '@aylal/domain/calendar';
import { getCheckoutOrder } from '@aylal/contracts/orders';
import { buildOrder, buildSessionUser, buildTripOrder, renderRemote, stubOperation } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPaymentOption } from '../testing/build-invoice.ts';
import { stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';
import { payButton, open, ready } from './testing/open-checkout.tsx';

describe('The checkout of an order', () => {
  it('waits with skeletons and says so', async () => {
    await open([stubOperation(getCheckoutOrder, 'hanging'), stubOptions()]);
    expect(await screen.findByRole('status')).toHaveTextContent('Захиалгыг ачаалж байна');
  });

  it('[ROUTE-02] [PAY-01.1] shows reference, hold, sum and the way to pay with its amount', async () => {
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

  it('[CALL-68] calls what is ordered of a trip with a deposit the deposit, and no total', async () => {
    const deposit = { now: 1_488_000, rest: 3_472_000, until: localDate('2027-04-17') };
    const order = buildTripOrder({ deposit }, { total: 1_488_000, to_pay: 1_488_000 });
    await open([stubOrder(order), stubOptions(), stubStanding('not-started')]);
    expect((await screen.findByText('Урьдчилгаа')).closest('div')).toHaveTextContent('1,488,000₮');
    expect(screen.queryByText('Нийт')).toBeNull();
  });

  it('[ROUTE-03] [GAP-81.2] asks for the ways to pay of the type in the address, and takes any other word for regular', async () => {
    const options = stubOptions();
    await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2?p=gold',
      user: buildSessionUser(),
      stubs: [stubOrder(), options, stubStanding('not-started')],
    });
    await screen.findByRole('radio', { name: /QPay/ });
    expect(options.calls[0]?.query).toEqual({ ref_number: 'AYL-4K7P2', p: 'regular' });
  });

  it('[PAY-01.2] [PAY-03] leads to paying in full where the type in the address has no way to pay', async () => {
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
        stubOptions([
          buildPaymentOption({ name: 'LendPay', payment_name: 'LENDPAY', flow: 'loan', is_qr: false, is_url: true }),
        ]),
        stubStanding('not-started'),
      ],
      dialogs: () => 'closed',
    });
    await user.click(
      (await screen.findAllByRole('button', { name: 'LendPay-ээр 2,208,485₮ зээлэх' }))[0] ?? document.body,
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
