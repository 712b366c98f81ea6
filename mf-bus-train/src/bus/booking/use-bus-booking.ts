import { useState } from 'react';
import { bookBus, type BusDeparture } from '@aylal/contracts/bus';
import { rememberBookedOrder, sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { prefilledPerson } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { usePageForm, useServices } from '@aylal/shell';
import type { BookingValues } from '../../ui/booking/booking-form-schema.ts';
import { bookingToCommand } from '../../ui/booking/booking-to-command.ts';

/** Signs in when needed, books, and goes to checkout when that went well. What is typed stays until the booking is made, and comes back with an order that is given up; a seat that has gone has the bus read again. */
export function useBusBooking(draftKey: string, departure: BusDeparture) {
  const services = useServices();
  const { drafts, navigator, queryClient, session } = services;
  const patience = usePatience();
  const posted = usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null;
  const [last, setLast] = useState<BookingAnswer | null>(posted);

  const book = async (values: BookingValues, seats: readonly number[]): Promise<BookingAnswer | null> => {
    setLast(null);
    if (!(await session.require('booking', prefilledPerson(values, values.passengers[0])))) return null;
    const answer = await sendBooking(
      { ...services, patience },
      draftKey,
      bookBus,
      bookingToCommand(values, departure.id, seats),
    );
    setLast(answer);
    if (answer.kind === 'booked') {
      rememberBookedOrder(services, draftKey, answer.ref_number, values);
      void queryClient.invalidateQueries({ queryKey: ['get-bus-schedule'] });
      navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.ref_number }, { p: 'regular' }));
    } else if (answer.kind === 'refused') await queryClient.invalidateQueries({ queryKey: ['get-bus-schedule'] });
    else if (answer.kind === 'signed-out') {
      // Signing out forgets every draft; this one is still being written (GAP-49).
      await session.signOut();
      drafts.write(draftKey, values, 'tab');
    }
    return answer;
  };
  return { last, book };
}
