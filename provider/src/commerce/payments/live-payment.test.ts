import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

async function watch(headers: Record<string, string>, ref: string) {
  const answer = await request(`${at.url}/api/payment/v1/live/${ref}/`, { headers });
  const chunks = (answer.body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let text = '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    /** All that came until `part` is in it, or until the end. */
    until: async (part: string) => {
      while (!text.includes(part)) {
        const { value, done } = await chunks.next();
        if (done) return `${text}(end)`;
        text += value.toString();
      }
      return text;
    },
    stop: () => answer.body.destroy(),
  };
}

describe('Following a payment', () => {
  it('[API-71] [GAP-47.1] tells the state at once and again when it is paid', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    const live = await watch(customer.headers, ref);
    expect(live.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(live.headers['cache-control']).toBe('no-store');
    expect(await live.until('paid')).toBe(`retry: 3000\n\ndata: {"ref_number":"${ref}","paid":false}\n\n`);
    await at.bank(bankId, { action: 'pay' });
    expect(await live.until('"paid":true')).toContain(`data: {"ref_number":"${ref}","paid":true}\n\n`);
    live.stop();
  });

  it('needs a session', async () => {
    const { ref } = await at.invoiced();
    expect((await watch({}, ref)).status).toBe(401);
  });

  it('[SEC-2] ends when its session is signed out, and goes on when another one is', async () => {
    const { customer, ref } = await at.invoiced();
    const other = await at.deps.sessions.open(at.deps.db, customer.userId);
    const live = await watch(customer.headers, ref);
    await live.until('paid');
    await at.post({ ...customer, headers: { authorization: `Bearer ${other.token}` } }, '/api/user/v1/logout/', {});
    await at.deps.events.publish(at.deps.db, 'order/changed', { ref_number: ref });
    expect(await live.until('"paid":false}\n\ndata')).not.toContain('(end)');
    await at.post(customer, '/api/user/v1/logout/', {});
    // SEC-2 asks for 2 seconds; the next heartbeat would come later.
    expect(await Promise.race([live.until('never'), setTimeout(5_000, 'late', { ref: false })])).toContain('(end)');
  });

  it('[REL-10] ends when the provider shuts down', async () => {
    const closing = await openBookingFixture();
    const { customer, ref } = await closing.invoiced();
    const answer = await request(`${closing.url}/api/payment/v1/live/${ref}/`, { headers: customer.headers });
    const text = answer.body.text();
    await closing.close();
    expect(await text).toContain('retry: 3000');
  });
});
