import * as v from 'valibot';
import { daysMs } from '@aylal/domain/calendar';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { BookingServices, RoomBooking } from '../suppliers/hotel-supplier.ts';
import type { BankOffer } from './bank-offers.ts';
import type { BankSearch } from './bank-search.ts';
import { bookingAnswer, bookingsAnswer } from './bed-bank-messages.ts';
import type { BedBankClient } from './bed-bank-client.ts';
import { shareRooms } from './share-rooms.ts';
import { isMore } from './to-tugrug.ts';

const BOOKINGS = '/hotel-api/1.0/bookings';
const A_DAY = daysMs(1);
/** The bank lists the bookings of a month. */
const LISTED_DAYS = 30;

/** What `check` has put into the booking key. */
const agreedCost = v.pipe(v.string(), v.parseJson(), v.object({ cost: v.string(), currency: v.string() }));

/** The books of a bed bank. Our number of the order is its client reference, by which a lost answer is found again. */
export function createBankBookings(
  { client, now }: { readonly client: BedBankClient; readonly now: () => number },
  search: BankSearch,
): BookingServices {
  async function findStanding(reference: string) {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const query = new URLSearchParams({
      clientReference: reference,
      filterType: 'CREATION',
      start: day(now() - LISTED_DAYS * A_DAY),
      end: day(now() + A_DAY),
      status: 'ALL',
      from: '1',
      to: '25',
    });
    const body = await client.read(`${BOOKINGS}?${query.toString()}`);
    const { bookings } = parsePartnerAnswer(bookingsAnswer, body, 'unavailable').bookings;
    return bookings.find((one) => one.clientReference === reference && one.status !== 'CANCELLED');
  }

  return {
    book: async (booking) => {
      const offer = await agreedOffer(search, booking, now());
      const body = await client.act('POST', BOOKINGS, bookingRequest(booking, offer));
      const made = parsePartnerAnswer(bookingAnswer, body, 'unknown').booking;
      if (made.status !== 'CONFIRMED') throw new PartnerError('unknown', `STATUS_${made.status}`);
      return { confirmation: made.reference };
    },
    findBooking: async (reference) => {
      const made = await findStanding(reference);
      return made && { confirmation: made.reference };
    },
    cancel: async ({ reference, confirmation }) => {
      const number = confirmation ?? (await findStanding(reference))?.reference;
      if (number === undefined) return;
      const path = `${BOOKINGS}/${encodeURIComponent(number)}`;
      const { status } = parsePartnerAnswer(bookingAnswer, await client.read(path), 'unavailable').booking;
      if (status === 'CANCELLED') return;
      const answer = await client.act('DELETE', `${path}?cancellationFlag=CANCELLATION`);
      const after = parsePartnerAnswer(bookingAnswer, answer, 'unknown').booking;
      if (after.status !== 'CANCELLED') throw new PartnerError('unknown', `STATUS_${after.status}`);
    },
  };
}

/** The rate of an order as the bank sells it now. Refuses one that costs the shop more than was agreed: keys of the bank end before every customer has paid. */
async function agreedOffer(search: BankSearch, booking: RoomBooking, now: number): Promise<BankOffer> {
  const agreed = parsePartnerAnswer(agreedCost, booking.bookingKey, 'refused');
  const offer = await search.valid({ wish: booking.stay, now }, booking);
  if (!offer) throw new PartnerError('refused', 'SOLD_OUT');
  if (offer.currency !== agreed.currency || isMore(offer.cost, agreed.cost))
    throw new PartnerError('refused', 'PRICE_ROSE');
  return offer;
}

/** Each room has a guest with a name; the first is the holder. */
function bookingRequest({ reference, guests, stay, request }: RoomBooking, { parts }: BankOffer) {
  const [holder] = guests;
  if (!holder) throw new PartnerError('refused', 'NO_GUEST');
  const named = ({ last_name, first_name }: RoomBooking['guests'][number]) => ({
    name: first_name,
    surname: last_name,
  });
  let room = 0;
  const rooms = shareRooms(stay).map(({ rooms: count, adults, ages }, part) => ({
    rateKey: parts[part]?.rateKey,
    paxes: Array.from({ length: count }, (_, at) => {
      const guest = guests[room] ?? holder;
      room += 1;
      const of = { roomId: at + 1 };
      return [
        ...Array.from({ length: adults }, (_none, adult) => ({
          ...of,
          type: 'AD',
          ...(adult === 0 ? named(guest) : {}),
        })),
        ...ages.map((age) => ({ ...of, type: 'CH', age })),
      ];
    }).flat(),
  }));
  return {
    holder: named(holder),
    rooms,
    clientReference: reference,
    ...(request === '' ? {} : { remark: request.slice(0, 2_000) }),
  };
}
