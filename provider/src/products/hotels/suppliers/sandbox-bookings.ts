import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Faults } from '../../../platform/faults/faults.ts';
import { sha256 } from '../../../platform/ids.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { BookingServices } from './hotel-supplier.ts';

interface SandboxHotelBookingTable {
  confirmation: string;
  reference: string;
  booking: string;
  cancelled_at: number | null;
  created_at: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox partners' own books: every booking that they have made. */
    'sandbox.hotel_bookings': SandboxHotelBookingTable;
  }
}

/** The books of the sandbox's partners. The fault `hotel-book` makes them refuse a booking or a cancellation, or make the booking and lose the answer. */
export function createSandboxBookings(db: Db, clock: Clock, faults: Pick<Faults, 'take'>): BookingServices {
  const find = (reference: string) =>
    db
      .selectFrom('sandbox.hotel_bookings')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('created_at')
      .executeTakeFirst();
  return {
    book: async (booking) => {
      const fault = faults.take('hotel-book');
      if (fault?.kind === 'fail') throw new PartnerError('unavailable', 'NO_ANSWER');
      const { count } = await db
        .selectFrom('sandbox.hotel_bookings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('reference', '=', booking.reference)
        .executeTakeFirstOrThrow();
      const confirmation = `${booking.ota.slice(0, 2).toUpperCase()}${sha256(`${booking.reference} ${count}`).slice(0, 8).toUpperCase()}`;
      await db
        .insertInto('sandbox.hotel_bookings')
        .values({
          confirmation,
          reference: booking.reference,
          // The names of guests belong to the hotel; the sandbox has no use for them.
          booking: JSON.stringify({ ...booking, guests: booking.guests.length }),
          cancelled_at: null,
          created_at: clock.now(),
        })
        .execute();
      if (fault?.kind === 'drop-answer') throw new PartnerError('unknown', 'ANSWER_LOST');
      return { confirmation };
    },
    findBooking: async (reference) => {
      const made = await find(reference);
      return made && { confirmation: made.confirmation };
    },
    cancel: async ({ reference }) => {
      if (faults.take('hotel-book')?.kind === 'fail') throw new PartnerError('unavailable', 'NO_ANSWER');
      await db
        .updateTable('sandbox.hotel_bookings')
        .set({ cancelled_at: clock.now() })
        .where('reference', '=', reference)
        .where('cancelled_at', 'is', null)
        .execute();
    },
  };
}
