import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createQpayClient } from './qpay-client.ts';

interface Seen {
  readonly line: string;
  readonly authorization: string;
  readonly body: { readonly offset?: { readonly page_number: number } } | undefined;
}
type Answer = { status?: number; body?: unknown; raw?: string; drop?: true };

let answers: (seen: Seen) => Answer;
let seen: Seen[] = [];
let nowSeconds = 1_000_000;
const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const call = {
    line: `${request.method} ${request.url}`,
    authorization: request.headers.authorization ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  };
  seen.push(call);
  const { status = 200, body = {}, raw, drop } = answers(call);
  if (drop) return response.destroy();
  return response.writeHead(status, { 'content-type': 'application/json' }).end(raw ?? JSON.stringify(body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  nowSeconds = 1_000_000;
});

const client = createQpayClient({
  url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
  username: 'shop',
  password: 'pä:ss',
  invoiceCode: 'SHOP_INVOICE',
  merchantId: 'SHOP',
  ready: true,
  outside: true,
  nowMs: () => nowSeconds * 1000,
  random: () => 0,
  deadlineMs: 1_000,
});
afterAll(() => client.close());

const token = (name: string) => ({
  token_type: 'bearer',
  access_token: name,
  expires_in: nowSeconds + 3600,
  refresh_token: `${name}-refresh`,
  refresh_expires_in: nowSeconds + 7200,
});
const row = (payment_id: string, payment_status: string, payment_amount: unknown, payment_currency = 'MNT') => ({
  payment_id,
  payment_status,
  payment_amount,
  payment_currency,
});
/** A partner that gives tokens A, B, … and answers everything else with the given answers. */
function partner(rest: (seen: Seen) => Answer): void {
  let given = 0;
  answers = (call) => {
    if (!call.line.includes('/auth/')) return rest(call);
    given += 1;
    return { body: token('ABCDEF'[given - 1] ?? 'Z') };
  };
}
const opened = { partnerId: 'p1', amount: 900_000 };
const request = {
  senderNo: 'INV-1',
  receiver: 'AYL-1',
  description: 'A trip',
  amount: 900_000,
  callbackUrl: 'https://shop.mn/callback/qpay?payment_id=INV-1',
  returnUrl: 'https://shop.mn/mn/checkout/AYL-1',
  locale: 'mn' as const,
};

describe('createQpayClient', () => {
  it('opens an invoice with a token of the password, and keeps the token as long as its absolute end says', async () => {
    nowSeconds = 50_000_000;
    partner(() => ({ body: { invoice_id: 'p1', qr_text: '0002', urls: [{ name: 'Khan', link: 'khanbank://q' }] } }));
    expect(await client.openInvoice(request)).toEqual({
      partnerId: 'p1',
      qrText: '0002',
      url: '',
      banks: [{ name: 'Khan', description: '', logo: '', link: 'khanbank://q' }],
    });
    expect(seen[0]).toEqual({
      line: 'POST /v2/auth/token',
      authorization: `Basic ${Buffer.from('shop:pä:ss').toString('base64')}`,
      body: undefined,
    });
    expect(seen[1]).toEqual({
      line: 'POST /v2/invoice',
      authorization: 'Bearer A',
      body: {
        invoice_code: 'SHOP_INVOICE',
        sender_invoice_no: 'INV-1',
        invoice_receiver_code: 'AYL-1',
        invoice_description: 'A trip',
        amount: 900_000,
        callback_url: 'https://shop.mn/callback/qpay?payment_id=INV-1',
      },
    });
    nowSeconds += 3500;
    await client.openInvoice({ ...request, senderNo: 'INV-2' });
    expect(seen.map(({ line }) => line)).toEqual(['POST /v2/auth/token', 'POST /v2/invoice', 'POST /v2/invoice']);
    nowSeconds += 90;
    await client.openInvoice({ ...request, senderNo: 'INV-3' });
    expect(seen[3]).toMatchObject({ line: 'POST /v2/auth/refresh', authorization: 'Bearer A-refresh' });
  });

  it('asks for a new token when the partner forgot the old one', async () => {
    nowSeconds = 60_000_000;
    partner(({ authorization }) =>
      authorization === 'Bearer A'
        ? { status: 401, body: { error: 'NO_CREDENDIALS' } }
        : { body: { count: 0, rows: [] } },
    );
    expect((await client.standing(opened)).payments).toEqual([]);
    expect(seen.map(({ line }) => line)).toEqual([
      'POST /v2/auth/token',
      'POST /v2/payment/check',
      'POST /v2/auth/token',
      'POST /v2/payment/check',
    ]);
  });

  it('[MNY-8] gives only rows that are PAID in tögrög, over all pages', async () => {
    nowSeconds = 70_000_000;
    const firstPage = Array.from({ length: 100 }, (_, index) => row(`n${index}`, 'NEW', 5));
    partner(({ body }) => ({
      body:
        body?.offset?.page_number === 1
          ? { count: 105, rows: firstPage }
          : {
              count: 105,
              rows: [
                row('a', 'PAID', '300000.00'),
                row('b', 'FAILED', 1),
                row('c', 'PAID', 600_000),
                row('d', 'REFUND', 9),
                row('e', 'PAID', 7, 'USD'),
                row('f', 'FAILED', 1),
              ],
            },
    }));
    expect(await client.standing(opened)).toMatchObject({
      payments: [
        { id: 'a', amount: 300_000 },
        { id: 'c', amount: 600_000 },
      ],
      declined: null,
      odd: [{ payment_id: 'e', payment_currency: 'USD' }],
    });
  });

  it.each([
    ['cancelled', { body: {} }, 'cancelled'],
    ['cancelled before', { status: 400, body: { error: 'INVOICE_ALREADY_CANCELED' } }, 'cancelled'],
    ['paid meanwhile', { status: 400, body: { error: 'INVOICE_PAID' } }, 'already-paid'],
  ])('tells an invoice that is %s', async (_name, answer, outcome) => {
    partner(() => answer);
    expect(await client.cancelInvoice(opened)).toBe(outcome);
  });

  it('[REL-2] asks again what is safe, twice at most, and never sends an invoice a second time', async () => {
    partner(() => ({ status: 503 }));
    await expect(client.standing(opened)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(seen.filter(({ line }) => line === 'POST /v2/payment/check')).toHaveLength(3);
    seen = [];
    partner(() => ({ drop: true }));
    await expect(client.openInvoice(request)).rejects.toMatchObject({ kind: 'unknown' });
    expect(seen.filter(({ line }) => line === 'POST /v2/invoice')).toHaveLength(1);
  });

  it.each<[string, Answer, object]>([
    ['a page of HTML', { raw: '<html>' }, { kind: 'unknown' }],
    ['half an answer', { raw: '{"invoice_id":' }, { kind: 'unknown' }],
    ['an answer without QR text', { body: { invoice_id: 'p1' } }, { kind: 'unknown', key: 'MALFORMED_ANSWER' }],
    [
      'a refusal',
      { status: 422, body: { error: 'INVALID_AMOUNT', message: 'Дүн буруу' } },
      { kind: 'refused', key: 'INVALID_AMOUNT' },
    ],
  ])('[REL-3] turns %s into an error of the port', async (_name, answer, error) => {
    partner(() => answer);
    await expect(client.openInvoice(request)).rejects.toMatchObject({ name: 'PartnerError', ...error });
  });

  it('[REL-3] [MNY-7] hands over as odd what it cannot read, and reads the rows beside it', async () => {
    const odd = [row('a', 'PAID', '0.5'), row('b', 'LOST', 5), row('c\0', 'PAID', 5), { payment_id: 'd' }, 'row', null];
    partner(() => ({ body: { count: 7, rows: [...odd, row('e', 'PAID', 7)] } }));
    expect(await client.standing(opened)).toEqual({ payments: [{ id: 'e', amount: 7 }], declined: null, odd });
  });

  it('[REL-1] gives up at its deadline', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const hasty = createQpayClient({
      url: () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      username: 'a',
      password: 'b',
      invoiceCode: 'c',
      merchantId: 'd',
      ready: true,
      outside: true,
      nowMs: () => 0,
      deadlineMs: 50,
    });
    await expect(hasty.standing(opened)).rejects.toMatchObject({ kind: 'unavailable' });
    silent.closeAllConnections();
    silent.close();
  });
});
