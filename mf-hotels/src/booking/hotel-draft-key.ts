import type { HotelQuote } from '@aylal/contracts/hotels';

/** The draft key of a stay's form; the order that it led to is stored beside it. */
export const hotelDraftKey = ({ hotel, rate, stay }: HotelQuote) =>
  `hotels.booking.${hotel.tapa_code}.${rate.room.key}.${stay.check_in}`;
