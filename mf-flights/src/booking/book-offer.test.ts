import type { Answer } from '@aylal/contracts';
import type { bookFlight } from '@aylal/contracts/flights';
import { createTestServices } from '@aylal/testing';
import { bookStub } from '../testing/flights-stubs.ts';
import { bookOffer, type BookingAnswer } from './book-offer.ts';
import { bookingFormToCommand } from './booking-form-to-command.ts';
import { emptyBooking } from './booking-form-values.ts';

const empty = emptyBooking(['adult'], 'en');
const travellers = empty.travellers.map((one) => ({ ...one, date_of_birth: '1990-05-17' }));
const command = bookingFormToCommand({ ...empty, travellers }, 'QT-1001', 'regular');
const booked: Answer<typeof bookFlight> = { status_code: 200, message: '', result: { ref_number: 'FL-2001' } };

async function book(...answers: (Answer<typeof bookFlight> | 'offline')[]) {
  const stub = bookStub(answers);
  const { services } = await createTestServices({ stubs: [stub] });
  const waited: number[] = [];
  let checking = 0;
  const ports = {
    api: services.api,
    intents: services.intents,
    patience: {
      wait: async (ms: number) => void waited.push(ms),
      onChecking: () => {
        checking += 1;
      },
    },
  };
  const answer = await bookOffer(ports, command);
  return { answer, stub, waited, checking, again: () => bookOffer(ports, command) };
}

describe('bookOffer', () => {
  it.each<[string, Answer<typeof bookFlight>, BookingAnswer]>([
    ['200', booked, { kind: 'booked', ref_number: 'FL-2001' }],
    [
      '201',
      { status_code: 201, message: '', result: { ref_number: 'FL-1000' } },
      { kind: 'already', ref_number: 'FL-1000' },
    ],
    [
      '208',
      { status_code: 208, message: 'Суудалгүй', result: { problem: 'sold-out' }, tapa_code: 103 },
      { kind: 'airline', tapaCode: 103, problem: 'sold-out', message: 'Суудалгүй' },
    ],
    ['403', { status_code: 403, message: '', result: { problem: 'session-refused' } }, { kind: 'signed-out' }],
    ['401', { status_code: 401, message: '', result: { problem: 'not-signed-in' } }, { kind: 'signed-out' }],
    [
      '400 with fields',
      {
        status_code: 400,
        message: '',
        result: { problem: 'invalid-input', fields: { 'person_names.0.surname': 'validation_last_name_type' } },
      },
      { kind: 'fields', fields: { 'person_names.0.surname': 'validation_last_name_type' } },
    ],
    [
      '409',
      { status_code: 409, message: '', result: { problem: 'quote-expired' } },
      { kind: 'problem', problem: 'quote-expired' },
    ],
    ['422', { status_code: 422, message: '', result: { problem: 'idempotency-key-reused' } }, { kind: 'failed' }],
  ])('[CALL-24] reads %s', async (_, given, expected) => {
    expect((await book(given)).answer).toEqual(expected);
  });

  it('[MNY-12] asks again by the same key when no answer came, and books once', async () => {
    const { answer, stub, waited, checking } = await book(
      'offline',
      { status_code: 409, message: '', result: { problem: 'still-running' } },
      booked,
    );
    expect(answer).toEqual({ kind: 'booked', ref_number: 'FL-2001' });
    expect(new Set(stub.calls.map((call) => call.idempotencyKey))).toEqual(new Set(['key-1']));
    expect([waited.length, checking]).toEqual([2, 2]);
  });

  it('[MNY-4] keeps the key while the outcome is unknown, so that trying later is no second booking', async () => {
    const { answer, stub, again } = await book('offline');
    expect(answer).toEqual({ kind: 'unknown' });
    await again();
    expect(new Set(stub.calls.map((call) => call.idempotencyKey)).size).toBe(1);
  });

  it('takes a new key after a known answer', async () => {
    const { stub, again } = await book(
      { status_code: 208, message: '', result: { problem: 'airline-silent' }, tapa_code: 500 },
      booked,
    );
    await again();
    expect(stub.calls.map((call) => call.idempotencyKey)).toEqual(['key-1', 'key-2']);
  });
});
