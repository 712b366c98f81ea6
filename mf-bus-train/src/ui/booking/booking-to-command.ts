import type { BodyInput } from '@aylal/contracts';
import { bookBus } from '@aylal/contracts/bus';
import { nameForSending } from '@aylal/domain/people';
import { registerToSend, type BookingValues } from './booking-form-schema.ts';

export type BookingCommand = BodyInput<typeof bookBus>;

/** What is sent (CALL-32): each passenger on the seat of the same place. */
export function bookingToCommand(
  { passengers, ...contact }: BookingValues,
  schedule_id: string,
  seats: readonly number[],
): BookingCommand {
  return {
    schedule_id,
    pax: seats.map((seat, index) => {
      const one = passengers[index];
      if (!one) throw new Error('A seat has no passenger');
      return {
        seat,
        last_name: nameForSending(one.last_name),
        first_name: nameForSending(one.first_name),
        ...(one.foreign ? { passport_number: one.passport_number } : registerToSend(one)),
        is_child: one.fare === 'child',
      };
    }),
    ...contact,
  };
}

const fieldOf: Readonly<Record<string, string>> = {
  document_number: 'register_digits',
  register_letters: 'register_digits',
  is_child: 'fare',
  seat: 'last_name',
};

/** The provider's faults at the fields of the form. */
export function formFields(faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([path, key]) => {
      const [root, index, field = ''] = path.split('.');
      return [root === 'pax' ? `passengers.${index}.${fieldOf[field] ?? field}` : path, key];
    }),
  );
}
