import { createInvoice, type Invoice, type PaymentState } from '@aylal/contracts/payments';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { QrCode } from '@aylal/ui/journey';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { remote } from '../remote.ts';
import { buildCardInvoice, buildInvoice } from '../testing/build-invoice.ts';
import { stubInvoice, stubStanding } from '../testing/checkout-stubs.ts';
import { view } from './payment-dialog.tsx';

const { jest } = import.meta;

const props = { ref_number: 'AYL-4K7P2', payment_name: 'QPAY' };

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

async function open(stubs: Stub[] = [stubInvoice(), stubStanding('waiting')]) {
  const closed: unknown[] = [];
  const { Component } = view;
  const rendered = await renderPart(remote, <Component props={props} close={(result) => closed.push(result)} />, {
    stubs,
  });
  const stand = (state: PaymentState, paid = 0) =>
    act(() =>
      rendered.services.queryClient.setQueryData(paymentStandingKey('AYL-4K7P2'), {
        ref_number: 'AYL-4K7P2',
        state,
        paid,
        to_pay: 2_186_400 - paid,
      }),
    );
  return { ...rendered, closed, stand };
}

/** The dark squares of a code, whatever its size. */
const modulesOf = (code: HTMLElement) => code.querySelector('path:last-of-type')?.getAttribute('d');

describe('The payment window', () => {
  it('[PAY-11] [MODAL-11.1] draws the QR of the text of the invoice and says what it is', async () => {
    await open();
    const drawn = await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    expect(drawn).toBeVisible();
    await renderPart(remote, <QrCode value={buildInvoice().qr_text} title="qr_text" />);
    const expected = await screen.findByRole('img', { name: 'qr_text' });
    expect(modulesOf(drawn)).toBe(modulesOf(expected));
  });

  it('[WEB-4] stays of use when a partner’s text is too long for a code', async () => {
    const { user } = await open([stubInvoice(buildInvoice({ qr_text: 'Ө'.repeat(1_477) })), stubStanding('waiting')]);
    expect(await screen.findByText('Энэ кодыг зурах боломжгүй. Хуулж аваад банкны аппдаа оруулна уу.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Төлбөрийн QR код' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Хаан банк' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'QR бичвэр хуулах' }));
    expect(await navigator.clipboard.readText()).toHaveLength(1_477);
  });

  it('draws the longest text that fits', async () => {
    await open([stubInvoice(buildInvoice({ qr_text: 'a'.repeat(2_953) })), stubStanding('waiting')]);
    expect(await screen.findByRole('img', { name: 'Төлбөрийн QR код' })).toBeVisible();
  });

  it('names the bank apps in the language of the page', async () => {
    const part = <view.Component props={props} close={() => undefined} />;
    await renderPart(remote, part, { locale: 'en', stubs: [stubInvoice(), stubStanding('waiting')] });
    expect(await screen.findByRole('link', { name: 'Khan Bank' })).toHaveTextContent('KBKhan Bank');
    // No letter of another script on a mark either.
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveTextContent(/[а-яөү]/i);
    expect(screen.getByRole('link', { name: 'State Bank' })).toBeVisible();
  });

  it('[INST-31] says of PocketZero that nothing is paid now, and how much is borrowed', async () => {
    const pocket = buildInvoice({ payment_name: 'POCKET', amount: 2_338_396, fee: 151_996 });
    await open([stubInvoice(pocket), stubStanding('waiting')]);
    expect((await screen.findByText('Зээлийн дүн')).parentElement).toHaveTextContent('2,338,396');
    expect(screen.getByText('Одоо төлөх').parentElement).toHaveTextContent(/^Одоо төлөх0₮$/);
    expect(screen.queryByText('Одоо төлөх дүн')).toBeNull();
  });

  it('[MODAL-11.2] [PAY-08] shows amount, order, clock, receiver and the bank apps', async () => {
    await open();
    expect(await screen.findByText('2,186,400')).toBeVisible();
    expect(screen.getByText('AYL-4K7P2')).toBeVisible();
    expect(screen.getByText('15:00')).toBeVisible();
    expect(screen.getByText('Аялал ХХК')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Хаан банк' })).toHaveAttribute('href', 'khanbank://q?qPay_QRcode=0002');
    expect(screen.getByText(/Цонхыг хаасан ч нэхэмжлэх 10:15 хүртэл хүчинтэй/)).toBeVisible();
  });

  it('[ERR-10.1] [ERR-10.2] [GAP-90.1] only logs a bank without a link', async () => {
    await open();
    await screen.findByRole('link', { name: 'Хаан банк' });
    expect(screen.queryByText('Ариг банк')).toBeNull();
    expect(warn).toHaveBeenCalledWith('no link to open: Ариг банк');
  });

  it('[GAP-90.2] offers the QR text where no bank app can be opened', async () => {
    const { user } = await open([stubInvoice(buildInvoice({ deeplink: [] })), stubStanding('waiting')]);
    expect(await screen.findByText(/банкны апп нээх боломжгүй/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'QR бичвэр хуулах' }));
    expect(await navigator.clipboard.readText()).toBe(buildInvoice().qr_text);
    expect(screen.getByRole('button', { name: 'Хуулагдлаа' })).toBeVisible();
  });

  it('[MNY-4] opens one invoice with one key, and the same key again after a lost answer', async () => {
    const invoice = stubOperation(createInvoice, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: buildInvoice() },
    ]);
    const { user } = await open([invoice, stubStanding('not-started')]);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 3000 }));
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    expect(new Set(invoice.calls.map((call) => call.idempotencyKey))).toEqual(new Set(['key-1']));
  });

  it('says that nothing was taken when the partner is away', async () => {
    await open([
      stubOperation(createInvoice, { status_code: 503, message: 'x', result: { problem: 'payment-unavailable' } }),
      stubStanding('not-started'),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Төлбөрийн систем түр ажиллахгүй байна. Танаас төлбөр аваагүй.',
    );
  });

  it('closes from a refusal that asking again cannot mend', async () => {
    const { user, closed } = await open([
      stubOperation(createInvoice, { status_code: 409, message: 'x', result: { problem: 'order-expired' } }),
      stubStanding('expired'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Хаах' }));
    expect(closed).toEqual(['closed']);
  });
});

describe('How the payment is in the window', () => {
  it('says that the payment goes on in the bank app once one was opened', async () => {
    const { user } = await open();
    const link = await screen.findByRole('link', { name: 'Хаан банк' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('Банкны аппад төлбөрөө дуусгана уу')).toBeVisible();
  });

  it('[WEB-7] closes as paid when the provider says so', async () => {
    const { closed, stand } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    void stand('paid');
    await waitFor(() => expect(closed).toEqual(['paid']));
  });

  it('shows what has arrived and what is left', async () => {
    const { stand } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    void stand('partial', 1_000_000);
    expect(await screen.findByText('1,000,000₮ хүлээж авсан, 1,186,400₮ үлдсэн')).toBeVisible();
    expect(screen.getByText('1,186,400')).toBeVisible();
  });

  it('[MNY-12] asks not to pay again while it is unknown', async () => {
    const { stand } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    void stand('unknown');
    expect(await screen.findByText(/Дахин битгий төлөөрэй. Бид 1 минут тутам шалгаж байна/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Хаан банк' })).toBeNull();
  });

  it('gets a new code with a new key when the old one has run out', async () => {
    const spent: Invoice = buildInvoice({ expires_at: '2026-11-21T02:00:00.000Z' });
    const invoices = stubInvoice(spent, buildInvoice({ invoice_id: 'invoice-2' }));
    const { user } = await open([invoices, stubStanding('waiting')]);
    await user.click((await screen.findAllByRole('button', { name: 'Шинэ QR авах' }))[0] ?? document.body);
    expect(await screen.findByText('Төлбөр хүлээж байна')).toBeVisible();
    expect(invoices.calls.map((call) => call.idempotencyKey)).toEqual(['key-1', 'key-2']);
  });
});

describe('A way that is paid on the page of a bank', () => {
  /** What was followed; nothing here leaves the page. */
  function followed() {
    const links: string[] = [];
    const follow = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement) links.push(event.target.href);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    return { links, stop: () => document.removeEventListener('click', follow) };
  }

  it('[MODAL-11.3] leads to it at once, and leaves a link where the browser holds that back', async () => {
    const { links, stop } = followed();
    await open([stubInvoice(buildCardInvoice()), stubStanding('waiting')]);
    const link = await screen.findByRole('link', { name: 'Банкны хуудас руу очих' });
    expect(link).toHaveAttribute('href', 'https://ecommerce.golomtbank.com/payment/MN/1');
    await waitFor(() => expect(links).toEqual(['https://ecommerce.golomtbank.com/payment/MN/1']));
    stop();
  });

  it('[MODAL-11.3] leads nowhere but to a listed host', async () => {
    const { links, stop } = followed();
    await open([stubInvoice(buildCardInvoice({ url: 'https://bank.evil.mn/pay' })), stubStanding('waiting')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Төлбөрийн систем');
    expect(screen.queryByRole('link', { name: 'Банкны хуудас руу очих' })).toBeNull();
    expect(links).toEqual([]);
    stop();
  });

  it('[MNY-12] leads to no payment while it is unknown', async () => {
    const { stop } = followed();
    const { stand } = await open([stubInvoice(buildCardInvoice()), stubStanding('waiting')]);
    await screen.findByRole('link', { name: 'Банкны хуудас руу очих' });
    void stand('unknown');
    expect(await screen.findByText(/Дахин битгий төлөөрэй/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Банкны хуудас руу очих' })).toBeNull();
    stop();
  });
});

describe('Leaving the window', () => {
  it('[PAY-12] closes when the visibility of the tab changes', async () => {
    const { closed } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(closed).toEqual(['closed']);
  });

  it('closes on Enter', async () => {
    const { closed } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(closed).toEqual(['closed']);
  });

  it('leaves Enter to the control that has the focus', async () => {
    const { user, closed } = await open();
    const copy = await screen.findByRole('button', { name: 'QR бичвэр хуулах' });
    copy.focus();
    await user.keyboard('{Enter}');
    expect(closed).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Хуулагдлаа' })).toBeVisible();
  });

  it('stops listening when it is gone', async () => {
    const { closed, unmount } = await open();
    await screen.findByRole('img', { name: 'Төлбөрийн QR код' });
    unmount();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(closed).toEqual([]);
  });
});
