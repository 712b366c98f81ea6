import { createInvoice, listPayLaterOffers, type Invoice, type PaymentState } from '@aylal/contracts/payments';
import { localDate } from '@aylal/domain/calendar';
import { lendOffer } from '@aylal/domain/payments';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { remote } from '../remote.ts';
import { buildInvoice } from '../testing/build-invoice.ts';
import { stubInvoice, stubStanding } from '../testing/checkout-stubs.ts';
import { view } from './loan-dialog.tsx';

const loan = (over: Partial<Invoice> = {}) =>
  buildInvoice({
    payment_name: 'LENDPAY',
    qr_text: '',
    deeplink: [],
    is_url: true,
    url: `${location.origin}/sandbox/loan/1`,
    ...over,
  });
const offer = lendOffer(2_186_400, localDate('2026-11-21'));
const offers = stubOperation(listPayLaterOffers, {
  status_code: 200,
  message: '',
  result: { lend: offer && { ...offer, instalments: [...offer.instalments] }, pocket_zero: [] },
});

async function open(stubs: Stub[] = [stubInvoice(loan()), stubStanding('waiting')]) {
  const closed: unknown[] = [];
  const { Component } = view;
  const shown = await renderPart(
    remote,
    <Component props={{ ref_number: 'AYL-4K7P2', payment_name: 'LENDPAY' }} close={(result) => closed.push(result)} />,
    { stubs: [...stubs, offers] },
  );
  const stand = (state: PaymentState) =>
    act(() =>
      shown.services.queryClient.setQueryData(paymentStandingKey('AYL-4K7P2'), {
        ref_number: 'AYL-4K7P2',
        state,
        paid: 0,
        to_pay: 2_186_400,
      }),
    );
  return { ...shown, closed, stand };
}
const toLender = () => screen.queryByRole('link', { name: 'Зээлдүүлэгчийн хуудсанд баталгаажуулах' });

describe('The window of a loan', () => {
  it('waits with its own words', async () => {
    await open([stubOperation(createInvoice, 'hanging'), stubStanding('not-started')]);
    expect(screen.getByRole('status')).toHaveTextContent('Зээлийн санал нээж байна');
  });

  it('[PAY-03] [INST-19] shows the steps and leads to the lender', async () => {
    await open();
    expect(await screen.findByText('2,208,485₮')).toBeVisible();
    expect(toLender()).toHaveAttribute('href', `${location.origin}/sandbox/loan/1`);
    expect(screen.getByText('Таны баталгааг хүлээж байна')).toBeVisible();
  });

  it('[WEB-4] opens no page that is not listed', async () => {
    await open([stubInvoice(loan({ url: 'https://lender.evil.mn/' })), stubStanding('waiting')]);
    expect(await screen.findByText('Таны баталгааг хүлээж байна')).toBeVisible();
    expect(toLender()).toBeNull();
  });

  it('[MNY-12] leads to no second loan while it is unknown', async () => {
    const { stand } = await open();
    await screen.findByText('2,208,485₮');
    void stand('unknown');
    expect(await screen.findByText(/Дахин битгий зээлээрэй/)).toBeVisible();
    expect(toLender()).toBeNull();
  });

  it('[WEB-7] closes as paid once the provider has said so', async () => {
    const { closed, stand } = await open();
    await screen.findByText('2,208,485₮');
    void stand('paid');
    await waitFor(() => expect(closed).toEqual(['paid']));
  });

  it('says that nothing was taken when the lender is away, and asks again', async () => {
    const { user } = await open([
      stubOperation(createInvoice, [
        { status_code: 503, message: 'x', result: { problem: 'payment-unavailable' } },
        { status_code: 200, message: '', result: loan() },
      ]),
      stubStanding('not-started'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('2,208,485₮')).toBeVisible();
  });
});
