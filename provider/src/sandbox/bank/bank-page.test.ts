import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const page = (bankId: string, language = 'en') => at.app.inject({ url: `/sandbox/bank/${bankId}?lang=${language}` });

describe('The page of the sandbox bank', () => {
  it('shows what is to be paid, in Mongolian and English, and runs no script', async () => {
    const { bankId } = await at.invoiced();
    const english = await page(bankId);
    expect(english.statusCode).toBe(200);
    expect(english.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(english.body).toContain('Pay 900,000₮');
    expect(english.body).toContain('Not paid');
    expect((await page(bankId, 'mn')).body).toContain('900,000₮ төлөх');
    expect(english.body).not.toMatch(/<script|onclick|javascript:/i);
  });

  it('walks through part, rest and a second payment', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'part', amount: '250000' });
    expect((await page(bankId)).body).toContain('Pay 650,000₮');
    await at.bank(bankId, { action: 'pay' });
    expect((await page(bankId)).body).toContain('Pay 900,000₮ again');
    await at.bank(bankId, { action: 'pay' });
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    expect(
      (await at.order(customer, ref)).ledger.filter((line: { kind: string }) => line.kind === 'payment'),
    ).toHaveLength(2);
  });

  it.each([
    { action: 'part', amount: '0' },
    { action: 'part', amount: '1e9' },
    { action: 'part' },
    { action: 'steal' },
    {},
  ])('refuses %j with a sentence', async (form) => {
    const { bankId } = await at.invoiced();
    expect(await at.bank(bankId, form as Record<string, string>)).toBe(400);
  });

  it('answers 404 for an unknown invoice, whatever it is called', async () => {
    expect((await page('nothing')).statusCode).toBe(404);
    expect((await page('%3Cscript%3E')).body).not.toContain('<script>');
  });

  it('is not there without the sandbox', async () => {
    const bare = await openBookingFixture({ sandbox: false });
    expect((await bare.app.inject({ url: '/sandbox/bank/x' })).statusCode).toBe(404);
    expect((await bare.app.inject({ method: 'POST', url: '/sandbox/qpay/v2/auth/token' })).statusCode).toBe(404);
    await bare.close();
  });
});

describe('The sandbox partner', () => {
  it('gives real EMV text where that is wanted', async () => {
    const emv = await openBookingFixture({ sandboxQr: 'emv' });
    const customer = await emv.customer();
    const { ref_number } = (await emv.book(customer, (await emv.quote()).ref_number)).body.result;
    const { result } = (await emv.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' }))
      .body;
    expect(result.qr_text).toMatch(/^000201010212.*530349654069000005802MN.*6304[0-9A-F]{4}$/);
    await emv.close();
  });

  it('lets nobody in without the merchant’s password or a token', async () => {
    const wrong = await at.app.inject({
      method: 'POST',
      url: '/sandbox/qpay/v2/auth/token',
      headers: { authorization: 'Basic eDp5' },
    });
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'AUTHENTICATION_FAILED']);
    const none = await at.app.inject({ method: 'GET', url: '/sandbox/qpay/v2/invoice/x' });
    expect([none.statusCode, none.json().error]).toEqual([401, 'NO_CREDENDIALS']);
  });
});
