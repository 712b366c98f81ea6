import { fields, type BodyInput } from '@aylal/contracts';
import { bookTrain, type TrainVoyage } from '@aylal/contracts/trains';
import { isLocalDate } from '@aylal/domain/calendar';
import { nameForSending } from '@aylal/domain/people';
import * as v from 'valibot';
import {
  registerToSend,
  typedContact,
  typedPassenger,
  type BookingValues,
} from '../../ui/booking/booking-form-schema.ts';

/** Everything typed of a booking of a train: a foreigner says the day of birth too. */
export const trainBookingSchema = v.pipe(
  v.object({
    passengers: v.array(
      v.pipe(
        typedPassenger,
        v.forward(
          v.partialCheck(
            [['foreign'], ['birthday']],
            (one) => !one.foreign || one.birthday !== '',
            'validation_required',
          ),
          ['birthday'],
        ),
        v.forward(
          v.partialCheck(
            [['foreign'], ['birthday']],
            (one) => !one.foreign || one.birthday === '' || isLocalDate(one.birthday),
            'validation_date',
          ),
          ['birthday'],
        ),
      ),
    ),
    ...typedContact,
  }),
  fields.checkContactPhone(),
);

/** What is sent (NEED-18): each passenger on the place of the same rank. */
export function trainToCommand(
  { passengers, ...contact }: BookingValues,
  { train_no, dep_time }: TrainVoyage,
  lock: string,
  places: readonly number[],
): BodyInput<typeof bookTrain> {
  return {
    train_no,
    depart_date: dep_time.slice(0, 10),
    lock,
    pax: places.map((place, index) => {
      const one = passengers[index];
      if (!one) throw new Error('A place has no passenger');
      return {
        place,
        last_name: nameForSending(one.last_name),
        first_name: nameForSending(one.first_name),
        ...(one.foreign ? { passport_number: one.passport_number, birthday: one.birthday } : registerToSend(one)),
        is_child: one.fare === 'child',
      };
    }),
    ...contact,
  };
}
