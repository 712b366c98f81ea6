import { createInvoice, type OpenInvoiceState, type PaymentState } from '@aylal/contracts/payments';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { remote } from '../remote.ts';
import { buildTransferInvoice } from '../testing/build-invoice.ts';
import { stubInvoice, stubStanding } from '../testing/checkout-stubs.ts';
import { view } from './bank-transfer-dialog.tsx';

const { jest } = import.meta;

const props = { ref_number: 'AYL-4K7P2', payment_name: 'TRANSFER' };

async function open(stubs: Stub[] = [stubInvoice(buildTransferInvoice()), stubStanding('waiting')]) {
  const closed: unknown[] = [];
  const { Component } = view;
  const rendered = await renderPart(remote, <Component props={props} close={(result) => closed.push(result)} />, {
    stubs,
  });
  const stand = (state: PaymentState, paid = 0, open_invoice: OpenInvoiceState | null = null) =>
    act(() =>
      rendered.services.queryClient.setQueryData(paymentStandingKey('AYL-4K7P2'), {
        ref_number: 'AYL-4K7P2',
        state,
        paid,
        to_pay: 2_186_400 - paid,
        open_invoice,
      }),
    );
  return { ...rendered, closed, stand };
}

const seenAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
afterEach(() => void jest.restoreAllMocks());

describe('The window of a bank transfer', () => {
  it('waits with its own words', async () => {
    await open([stubOperation(createInvoice, 'hanging'), stubStanding('not-started')]);
    expect(screen.getByRole('status')).toHaveTextContent('Нэхэмжлэх нээж байна');
  });

  it.each([
    ['Хүлээн авагч', 'Аялал ХХК', 'Аялал ХХК'],
    ['Дансны дугаар', '5005001234', '5005001234'],
    ['Шилжүүлэх дүн', '2,186,400₮', '2186400'],
    ['Гүйлгээний утга', 'AYL-4K7P2', 'AYL-4K7P2'],
  ])('[MODAL-12] shows and copies %s', async (label, shown, copied) => {
    const { user } = await open();
    expect(await screen.findByText(shown)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Хуулах: ${label}` }));
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(screen.getByText(`${label} хуулагдлаа`)).toBeVisible();
  });

  it('says how to copy by hand where the clipboard is closed', async () => {
    const { user } = await open();
    await screen.findByText('5005001234');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    await user.click(screen.getByRole('button', { name: 'Хуулах: Дансны дугаар' }));
    expect(await screen.findByText(/Хуулж чадсангүй/)).toBeVisible();
  });

  it('[GAP-30.4] shows a fee only where there is one', async () => {
    await open();
    await screen.findByText('5005001234');
    expect(screen.queryByText(/шимтгэл/)).toBeNull();
    await open([stubInvoice(buildTransferInvoice({ amount: 2_187_400, fee: 1_000 })), stubStanding('waiting')]);
    expect(await screen.findByText('Үүнээс шимтгэл: 1,000₮')).toBeVisible();
  });

  it('[MNY-7] says that money came and is being matched, and shows no account to pay into again', async () => {
    const invoice = buildTransferInvoice();
    const { stand } = await open([stubInvoice(invoice), stubStanding('waiting')]);
    await screen.findByText('5005001234');
    const { invoice_id } = invoice;
    await stand('waiting', 0, { invoice_id, payment_name: 'TRANSFER', declined: null, being_matched: true });
    expect(await screen.findByText('Шилжүүлэг ирсэн, тулгаж байна')).toBeVisible();
    expect(screen.queryByText('5005001234')).toBeNull();
  });

  it('[MNY-7] says what has arrived, and asks for the rest', async () => {
    const { stand } = await open();
    await screen.findByText('5005001234');
    void stand('partial', 1_000_000);
    expect(await screen.findByText('1,000,000₮ хүлээж авсан, 1,186,400₮ үлдсэн')).toBeVisible();
    expect(screen.getByText('1,186,400₮')).toBeVisible();
  });

  it('[MNY-12] shows no account while it is unknown', async () => {
    const { stand } = await open();
    await screen.findByText('5005001234');
    void stand('unknown');
    expect(await screen.findByText(/Дахин битгий шилжүүлээрэй/)).toBeVisible();
    expect(screen.queryByText('5005001234')).toBeNull();
  });

  it('opens the bank’s page only where that is listed', async () => {
    await open([stubInvoice(buildTransferInvoice({ url: 'https://bank.evil.mn/' })), stubStanding('waiting')]);
    await screen.findByText('5005001234');
    expect(screen.queryByRole('link', { name: 'Интернэт банк нээх' })).toBeNull();
    await open([
      stubInvoice(buildTransferInvoice({ url: `${location.origin}/sandbox/transfer` })),
      stubStanding('waiting'),
    ]);
    expect(await screen.findByRole('link', { name: 'Интернэт банк нээх' })).toBeVisible();
  });

  it('says that nothing was taken when the partner is away, and asks again', async () => {
    const { user } = await open([
      stubOperation(createInvoice, [
        { status_code: 503, message: 'x', result: { problem: 'payment-unavailable' } },
        { status_code: 200, message: '', result: buildTransferInvoice() },
      ]),
      stubStanding('not-started'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('5005001234')).toBeVisible();
  });
});

describe('Leaving the window of a transfer', () => {
  it('[PAY-10] closes when the page becomes visible again', async () => {
    const { closed } = await open();
    await screen.findByText('5005001234');
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    seenAgain();
    expect(closed).toEqual([]);
    visible.mockReturnValue('visible');
    seenAgain();
    expect(closed).toEqual(['closed']);
  });

  it('[PAY-09.1] [PAY-09.2] [GAP-17.1] shows that the order is paid with the way to it, and stays until the customer leaves', async () => {
    const { closed, stand, user } = await open();
    await screen.findByText('5005001234');
    void stand('paid', 2_186_400);
    const link = await screen.findByRole('link', { name: 'Захиалга харах' });
    expect(link).toHaveAttribute('href', '/mn/user/order/flight/AYL-4K7P2');
    expect(screen.getByText('Төлбөр орж ирлээ')).toBeVisible();
    seenAgain();
    expect(closed).toEqual([]);
    await user.click(link);
    await waitFor(() => expect(closed).toEqual(['paid']));
  });
});
