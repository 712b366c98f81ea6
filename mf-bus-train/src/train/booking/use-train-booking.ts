import { useState } from 'react';
import { bookTrain, type TrainVoyage } from '@aylal/contracts/trains';
import { rememberBookedOrder, sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { prefilledPerson } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { usePageForm, useServices } from '@aylal/shell';
import type { BookingValues } from '../../ui/booking/booking-form-schema.ts';
import { trainToCommand } from './train-form.ts';
import type { TrainLockState } from './use-train-lock.ts';

/** Books the places of the lock, and goes to checkout when that went well. What is typed stays until the booking is made, and comes back with an order that is given up; a lock that the provider calls over is reported at its place. */
export function useTrainBooking(draftKey: string, voyage: TrainVoyage, lock: TrainLockState) {
  const services = useServices();
  const { drafts, navigator, queryClient, session } = services;
  const patience = usePatience();
  const posted = usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null;
  const [last, setLast] = useState<BookingAnswer | null>(posted);

  const book = async (values: BookingValues): Promise<BookingAnswer | null> => {
    setLast(null);
    if (!(await session.require('booking', prefilledPerson(values, values.passengers[0]))) || !lock.held) return null;
    const { lock: word, places } = lock.held;
    const command = trainToCommand(values, voyage, word, places);
    const answer = await sendBooking({ ...services, patience }, draftKey, bookTrain, command);
    setLast(answer);
    if (answer.kind === 'booked') {
      lock.keep();
      rememberBookedOrder(services, draftKey, answer.ref_number, values);
      void queryClient.invalidateQueries({ queryKey: ['get-train-voyage'] });
      navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.ref_number }, { p: 'regular' }));
    } else if (answer.kind === 'refused') {
      if (answer.problem === 'quote-expired' || answer.problem === 'sold-out') lock.drop();
      await queryClient.invalidateQueries({ queryKey: ['get-train-voyage'] });
    } else if (answer.kind === 'signed-out') {
      // Signing out forgets every draft; this one is still being written (GAP-49).
      await session.signOut();
      drafts.write(draftKey, values, 'tab');
    }
    return answer;
  };
  return { last, book };
}
