import type { Answer } from '@aylal/contracts';
import { bookTrip } from '@aylal/contracts/trips';
import { createTestServices, stubOperation, type StubAnswer } from '@aylal/testing';
import { readSending } from './unanswered-sending.ts';
import { sendBooking } from './send-booking.ts';

const refusal = (status_code: number, result: object) => ({ status_code, message: 'why', result });

async function send(answer: unknown) {
  const stub = stubOperation(bookTrip, answer as StubAnswer<typeof bookTrip>);
  const { services } = await createTestServices({ stubs: [stub] });
  const answered = await sendBooking(services, 'a.form', bookTrip, {} as never);
  return { answered, services };
}

describe('The outcome of a booking', () => {
  it.each<[Answer<typeof bookTrip> | object | string, object]>([
    [
      { status_code: 200, message: '', result: { ref_number: 'AYL-1' } },
      { kind: 'booked', ref_number: 'AYL-1' },
    ],
    [
      { status_code: 201, message: '', result: { ref_number: 'AYL-1' } },
      { kind: 'already', ref_number: 'AYL-1' },
    ],
    [refusal(400, { problem: 'invalid-input', fields: { date: 'x' } }), { kind: 'fields', fields: { date: 'x' } }],
    [refusal(400, { problem: 'invalid-input' }), { kind: 'failed' }],
    [refusal(401, { problem: 'not-signed-in' }), { kind: 'signed-out' }],
    [refusal(404, { problem: 'not-found' }), { kind: 'refused', problem: 'not-found', message: 'why' }],
    [refusal(409, { problem: 'sold-out' }), { kind: 'refused', problem: 'sold-out', message: 'why' }],
    [refusal(422, { problem: 'idempotency-key-reused' }), { kind: 'failed' }],
    [refusal(422, { problem: 'deposit-unavailable' }), { kind: 'refused', problem: 'deposit-unavailable' }],
    [refusal(503, { problem: 'unavailable' }), { kind: 'failed' }],
    ['offline', { kind: 'unknown' }],
  ])('%# is the same for everything that is booked', async (answer, expected) => {
    expect((await send(answer)).answered).toMatchObject(expected);
  });

  it('[MNY-4] is kept beside the form only as long as it is not known', async () => {
    const open = await send('offline');
    expect(readSending(open.services, 'a.form')).toEqual({});
    const known = await send(refusal(409, { problem: 'sold-out' }));
    expect(readSending(known.services, 'a.form')).toBeUndefined();
  });
});
