import {
  journey,
  openBookingFixture,
  person,
  type BookingFixture,
  type Customer,
} from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture({ rateLimits: true });
});
afterEach(() => at.clock.advance(600_000));
afterAll(() => at.close());

const check = (customer: Customer) =>
  at.get(customer, '/api/gandan/air/company_register_checker/?company_register=1000001');
async function book(customer: Customer, company: object) {
  const { ref_number } = await at.quote();
  return at.post(customer, '/api/flight/v4/rest/confirm/', {
    journey: { ...journey(ref_number), ...company },
    person_names: [person()],
  });
}
const nameOf = (customer: Customer) =>
  at.get(customer, '/api/payment/v1/account_name_check/?account_number=5123456789&bank=150000');
const save = (customer: Customer) =>
  at.post(customer, '/api/bogts/v1/withdraw_account/', {
    withdrawal_bank_name: 'Golomt',
    withdrawal_bank_account: '5123456789',
    withdrawal_bank_account_name: 'Nobody',
    verify_code: '0000',
  });

describe('[AUT-4] The budget of look-ups about others', () => {
  it('is one for all calls that ask the register of companies', async () => {
    const customer = await at.customer();
    for (let count = 0; count < 29; count += 1) expect((await check(customer)).status).toBe(200);
    const unknown = await book(customer, { is_company: true, company_register: '7654321' });
    expect(unknown.status).toBe(400);
    const company = { is_company: true, company_register: '1000001' };
    expect((await book(customer, company)).status).toBe(429);
    expect((await check(customer)).status).toBe(429);
    // Nothing is looked up for who travels by themselves.
    expect((await book(customer, { is_company: false })).status).toBe(200);
  });

  it('is one for all calls that ask who holds an account', async () => {
    const customer = await at.customer();
    for (let count = 0; count < 10; count += 1) {
      expect((await nameOf(customer)).status).toBe(200);
      expect((await save(customer)).status).toBe(400);
    }
    expect((await save(customer)).status).toBe(429);
    expect((await nameOf(customer)).status).toBe(429);
  });

  it('is one for tickets of buses and trains by id and code', async () => {
    const customer = await at.customer();
    const ask = (product: string) => at.get(customer, `/api/${product}/AYL-22222222/?code=ABCDEF`);
    for (let count = 0; count < 30; count += 1) {
      expect((await ask('bus/booking_ticket2')).status).toBe(404);
      expect((await ask('train/ticket')).status).toBe(404);
    }
    expect((await ask('bus/booking_ticket2')).status).toBe(429);
    expect((await ask('train/ticket')).status).toBe(429);
  });

  it('is kept per address too, whoever asks from there', async () => {
    for (let asked = 0; asked < 30; asked += 15) {
      const customer = await at.customer();
      for (let count = 0; count < 15; count += 1) expect((await check(customer)).status).toBe(200);
    }
    expect((await check(await at.customer())).status).toBe(429);
  });
});
