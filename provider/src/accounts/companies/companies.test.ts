import {
  journey,
  openBookingFixture,
  person,
  type BookingFixture,
  type Customer,
} from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const check = (customer: Customer, register: string) =>
  at.get(customer, `/api/gandan/air/company_register_checker/?company_register=${register}`);
async function book(customer: Customer, company: object) {
  const { ref_number } = await at.quote();
  return at.post(customer, '/api/flight/v4/rest/confirm/', {
    journey: { ...journey(ref_number), ...company },
    person_names: [person()],
  });
}

describe('The register of companies', () => {
  it('[API-70] [CALL-81.1] knows a company by its number', async () => {
    const answer = await check(await at.customer(), '1000001');
    expect([answer.status, answer.body.result]).toEqual([200, { name: 'Тэнгэрийн Зам ХХК' }]);
  });

  it('[API-70] [CALL-81.2] [CALL-81.3] answers 208 for a number that nobody has and 400 for one that cannot be', async () => {
    const customer = await at.customer();
    const unknown = await check(customer, '7654321');
    expect([unknown.status, unknown.body.message]).toEqual([208, 'The company was not found']);
    for (const bad of ['123456', '12345678901', 'abcdefg'])
      expect((await check(customer, bad)).body.result.fields).toEqual({
        company_register: 'validation_company_register',
      });
  });

  it('says when it does not answer', async () => {
    at.deps.faults.add({ id: 'away', operation: 'company-register', kind: 'fail' });
    const answer = await check(await at.customer(), '1000001');
    expect([answer.status, answer.body.result.problem]).toEqual([503, 'unavailable']);
  });
});

describe('A booking for a company', () => {
  it('[FLIGHT-01] keeps the number and the name that the register has for it', async () => {
    const customer = await at.customer();
    const booked = await book(customer, { is_company: true, company_register: '1000002', company_name: 'Other' });
    expect((await at.order(customer, booked.body.result.ref_number)).contact.company).toEqual({
      register: '1000002',
      name: 'Говийн Салхи ХХК',
    });
  });

  it.each(['', '7654321'])('[FLIGHT-01] is refused with the number "%s", at its field', async (company_register) => {
    const answer = await book(await at.customer(), { is_company: true, company_register });
    expect([answer.status, answer.body.result.fields]).toEqual([
      400,
      { 'journey.company_register': 'validation_company_name' },
    ]);
  });

  it('keeps no company of a person', async () => {
    const customer = await at.customer();
    const booked = await book(customer, { is_company: false, company_register: '1000002' });
    expect((await at.order(customer, booked.body.result.ref_number)).contact.company).toBeNull();
  });
});
