import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../platform/deps.ts';
import { createWebhookSender, isLocalAddress } from './send-webhook.ts';
import { emvQrText } from './emv-qr.ts';
import { addInvoice, addPayment, type SandboxInvoice } from './sandbox-bank-store.ts';

declare module '../../platform/config.ts' {
  interface Config {
    /** What the sandbox's QR codes hold: an address that a phone opens, or the text that a real bank app reads (ruling 26). */
    readonly sandboxQr: 'link' | 'emv';
  }
}

const MERCHANT = {
  account: '2794049600000000000000000000052',
  categoryCode: '4722',
  name: 'AYLAL SANDBOX',
  city: 'Ulaanbaatar',
};
const BANKS = [
  ['Khan bank', 'Хаан банк', 'khanbank'],
  ['State bank 3.0', 'Төрийн банк', 'statebankmongolia'],
  ['Xac bank', 'Хас банк', 'xacbank'],
  ['Trade and Development bank', 'ХХБ', 'tdbbank'],
  ['Most money', 'Мост мони', 'most'],
] as const;

interface OpenRequest {
  readonly sender_invoice_no: string;
  readonly invoice_description: string;
  readonly amount: Money;
  readonly callback_url: string;
}

export interface SandboxBank {
  /** The answer of `POST /invoice`; undefined when the sender's number was used before. */
  open(request: OpenRequest): Promise<object | undefined>;
  /** Books a payment or a refused try, then tells the merchant by a GET that may get lost. */
  pay(invoice: SandboxInvoice, amount: Money, status: 'PAID' | 'FAILED'): Promise<void>;
  /** Tells the merchant once more, as a partner does that got no answer. */
  notify(invoice: SandboxInvoice): Promise<void>;
  /** Only our own addresses are called (AUT-6). */
  mayCall(url: string): boolean;
}

/** The books of the sandbox's bank and what they do to the outside. */
export function createSandboxBank(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): SandboxBank {
  const { db, clock, ids, config } = deps;

  async function tell({ partner, callback_url }: SandboxInvoice, paymentId: string): Promise<void> {
    if (callback_url === '') return;
    const address = new URL(callback_url);
    if (partner === 'qpay') address.searchParams.set('qpay_payment_id', paymentId);
    await createWebhookSender(deps, `${partner}-callback`)(address.href);
  }

  return {
    mayCall: (url) => isLocalAddress(deps, url),
    open: async ({ sender_invoice_no, invoice_description, amount, callback_url }) => {
      const id = ids.uuid();
      const page = `${config.publicUrl}/sandbox/bank/${id}`;
      const qr_text = config.sandboxQr === 'emv' ? emvQrText(MERCHANT, sender_invoice_no.slice(0, 25), amount) : page;
      const added = await addInvoice(db, {
        id,
        partner: 'qpay',
        return_url: '',
        sender_invoice_no,
        description: invoice_description,
        amount,
        callback_url,
        status: 'OPEN',
        qr_text,
        created_at: clock.now(),
      });
      if (!added) return undefined;
      const apps = BANKS.map(([name, description, scheme]) => ({
        name,
        description,
        logo: '',
        link: `${scheme}://q?qPay_QRcode=${qr_text}`,
      }));
      const own = { name: 'Sandbox bank', description: 'Туршилтын банк', logo: '', link: page };
      return { invoice_id: id, qr_text, qr_image: '', qPay_shortUrl: page, urls: [own, ...apps] };
    },
    notify: (invoice) => tell(invoice, invoice.payments.at(-1)?.id ?? ''),
    pay: async (invoice, amount, status) => {
      const id = ids.uuid();
      await addPayment(db, { id, invoice_id: invoice.id, status, amount, created_at: clock.now() });
      await tell(invoice, id);
    },
  };
}
