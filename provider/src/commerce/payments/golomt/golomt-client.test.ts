import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../../platform/partner-http/signature.ts';
import { createGolomtClient } from './golomt-client.ts';

const secret = 'shared secret';
let answer: object = {};
let seen: Record<string, string>[] = [];
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  seen.push({
    line: `${request.method} ${request.url}`,
    authorization: request.headers.authorization ?? '',
    ...JSON.parse(text),
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
});

const client = createGolomtClient({
  url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  pageUrl: 'https://ecommerce.golomtbank.com',
  token: 'door',
  secret,
  ready: true,
  outside: true,
  random: () => 0,
  deadlineMs: 1_000,
});
afterAll(() => client.close());

const opened = { partnerId: 'INV-1', amount: 900_000 };
const wish = {
  senderNo: 'INV-1',
  receiver: 'AYL-1',
  description: 'A trip',
  amount: 900_000,
  callbackUrl: '',
  returnUrl: 'https://shop.mn/en/checkout/AYL-1',
  locale: 'en' as const,
};
const inquiry = (
  errorCode: string,
  amount = '900000.00',
  checksum = signatureOf(secret, 'INV-1', errorCode, amount),
) => ({
  transactionId: 'INV-1',
  errorCode,
  amount,
  checksum,
});

describe('createGolomtClient', () => {
  it('signs what it asks for, and answers the address of the page in the language of the customer', async () => {
    answer = { invoice: 'g 1', transactionId: 'INV-1', checksum: signatureOf(secret, 'g 1', 'INV-1') };
    expect(await client.openInvoice(wish)).toEqual({
      partnerId: 'INV-1',
      qrText: '',
      url: 'https://ecommerce.golomtbank.com/payment/EN/g%201',
      banks: [],
    });
    expect(seen).toEqual([
      {
        line: 'POST /api/invoice',
        authorization: 'Bearer door',
        amount: '900000.00',
        transactionId: 'INV-1',
        returnType: 'GET',
        callback: wish.returnUrl,
        genToken: 'N',
        socialDeeplink: 'N',
        checksum: signatureOf(secret, 'INV-1', '900000.00', 'GET', wish.returnUrl),
      },
    ]);
    expect((await client.openInvoice({ ...wish, locale: 'mn' })).url).toContain('/payment/MN/');
  });

  it.each([
    ['an answer that somebody else has signed', { checksum: signatureOf('other', 'g1', 'INV-1') }],
    ['an answer about another payment', { transactionId: 'INV-2', checksum: signatureOf(secret, 'g1', 'INV-2') }],
    ['an answer that nobody has signed', { checksum: '' }],
  ])('[MNY-8] leads nowhere by %s', async (_name, over) => {
    answer = { invoice: 'g1', transactionId: 'INV-1', ...over };
    await expect(client.openInvoice(wish)).rejects.toMatchObject({ kind: 'unknown', key: 'WRONG_CHECKSUM' });
  });

  it.each([
    ['paid', '000', '900000.00', [{ id: 'INV-1', amount: 900_000 }]],
    ['paid short', '000', '300000.00', [{ id: 'INV-1', amount: 300_000 }]],
    ['not paid', '001', '900000.00', []],
    ['refused', '051', '900000.00', []],
  ])('tells of an invoice that is %s', async (_name, code, amount, payments) => {
    answer = inquiry(code, amount);
    expect((await client.standing(opened)).payments).toEqual(payments);
    expect(await client.cancelInvoice(opened)).toBe(payments.length > 0 ? 'already-paid' : 'cancelled');
  });

  it.each([
    ['a wrong checksum', inquiry('000', '900000.00', signatureOf('other', 'INV-1', '000', '900000.00'))],
    ['the checksum of another code', inquiry('000', '900000.00', signatureOf(secret, 'INV-1', '001', '900000.00'))],
    ['the checksum of another sum', inquiry('000', '9000000.00', signatureOf(secret, 'INV-1', '000', '900000.00'))],
    [
      'another payment',
      { ...inquiry('000'), transactionId: 'INV-2', checksum: signatureOf(secret, 'INV-2', '000', '900000.00') },
    ],
    ['a fraction of a tögrög', inquiry('000', '0.50')],
  ])('[MNY-8] moves no money by an answer with %s', async (_name, body) => {
    answer = body;
    await expect(client.standing(opened)).rejects.toMatchObject({ name: 'PartnerError', kind: 'unavailable' });
  });
});
