import type { BookingFixture, Customer } from '../../../testing/booking-fixture.ts';

/** The newest code that was sent for this purpose, to the customer's own address unless another is given. */
export async function ownCode(at: BookingFixture, customer: Customer, purpose: string, to?: string) {
  const users = at.deps.db.selectFrom('users').select('email').where('id', '=', customer.userId);
  const email = to ?? (await users.executeTakeFirstOrThrow()).email ?? '';
  // Messages of one moment have no order, and two codes need their pause.
  at.clock.advance(31_000);
  await at.post(customer, '/api/user/v1/send_verify_code/', { email, purpose });
  const sent = await at.app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(email)}` });
  return { verify_code: sent.json().messages[0].code as string };
}

/** The whole answer of an export, proven by a code (SEC-3). */
export async function exportPersonalData(at: BookingFixture, customer: Customer) {
  const { verify_code } = await ownCode(at, customer, 'data-export');
  const payload = { proof: { contact: 'email', verify_code } };
  return (
    await at.app.inject({ method: 'POST', url: '/api/user/v1/data_export/', headers: customer.headers, payload })
  ).json();
}
