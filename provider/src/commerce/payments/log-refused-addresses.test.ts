import type { PaymentName } from '@aylal/contracts/payments';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import type { BankLink, PartnerInvoice } from './payment-port.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => jest.restoreAllMocks());

const bank = (name: string, link: string): BankLink => ({ name, description: '', logo: '', link });

/** What is logged as refused when a partner opens an invoice with these addresses. */
async function refusedOf(payment_name: PaymentName, answer: Partial<PartnerInvoice>): Promise<unknown[]> {
  const customer = await at.customer();
  const { ref_number } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const port = at.deps.payments.of(payment_name);
  const open = port.openInvoice.bind(port);
  jest.spyOn(port, 'openInvoice').mockImplementation(async (wish) => ({ ...(await open(wish)), ...answer }));
  const before = at.logLines.length;
  const reply = await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name });
  expect(reply.status).toBe(200);
  return at.logLines
    .slice(before)
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => String(event).endsWith('-refused'))
    .map(({ event, partner, banks, host }) => ({ event, partner, banks, host }));
}

describe('[WEB-4] [ERR-10] An address of a partner that the shop does not open', () => {
  it('is named in the log, a bank by its name', async () => {
    const banks = [
      bank('Khan', 'khanbank://q?qPay_QRcode=1'),
      bank('New bank', 'newbank://q?qPay_QRcode=secret'),
      bank('Sandbox', `${at.deps.config.publicUrl}/sandbox/bank/1`),
    ];
    expect(await refusedOf('QPAY', { banks })).toEqual([
      { event: 'bank-apps-refused', partner: 'QPAY', banks: ['New bank'] },
    ]);
    expect(at.logLines.join('')).not.toContain('secret');
  });

  it('is named in the log, a page by its host', async () => {
    const url = 'https://pay.elsewhere.example/secret';
    expect(await refusedOf('CARD', { url })).toEqual([
      { event: 'payment-page-refused', partner: 'CARD', host: 'pay.elsewhere.example' },
    ]);
  });

  it.each(['QPAY', 'CARD', 'POCKET', 'SOCIALPAY', 'TRANSFER'] as const)(
    'is none of those that %s hands out',
    async (name) => {
      expect(await refusedOf(name, {})).toEqual([]);
    },
  );
});
