import type { HotelQuote } from '@aylal/contracts/hotels';

/** Where the form of a stay is kept, and the order that it led to. */
export const hotelDraftKey = ({ hotel, rate, stay }: HotelQuote) =>
  `hotels.booking.${hotel.tapa_code}.${rate.room.key}.${stay.check_in}`;
