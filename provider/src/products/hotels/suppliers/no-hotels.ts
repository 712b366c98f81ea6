import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { HotelSupplier } from './hotel-supplier.ts';

const nobody = () => Promise.reject(new PartnerError('unavailable', 'NOT_CONFIGURED'));

/** Without a supplier there is no room to sell. */
export const noHotels: HotelSupplier = {
  availability: nobody,
  rates: nobody,
  check: nobody,
  sharesAllotment: false,
  allotment: () => null,
  book: nobody,
  findBooking: nobody,
  cancel: nobody,
  close: () => Promise.resolve(),
};
