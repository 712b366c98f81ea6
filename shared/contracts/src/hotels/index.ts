export {
  hotelLocation,
  hotelImage,
  hotelFacility,
  hotelLandmark,
  cancellationEntry,
  hotelPrices,
  hotelCard,
  hotel,
  type HotelLocation,
  type HotelImage,
  type HotelFacility,
  type HotelLandmark,
  type HotelPrices,
  type HotelCard,
  type Hotel,
} from './hotel.ts';
export {
  hotelOrderAdapter,
  hotelFee,
  hotelRate,
  type HotelRate,
  type HotelRoom,
  type HotelFee,
  checkInNotice,
  type CheckInNotice,
} from './hotel-rate.ts';
export {
  stayEntries,
  checkStay,
  hotelStayQuery,
  type HotelStayQuery,
  PRODUCT_DETAIL_VERSION,
  hotelViewQuery,
  hotelSorts,
  type HotelSort,
  hotelListQuery,
  type HotelListQuery,
} from './hotel-search-query.ts';
export { popularPlace, type PopularPlace, listPopularPlaces } from './popular-places.ts';
export { hotelPin, type HotelPin, listHotelPins, mapPlace, type MapPlaceName, listMapPlaces } from './hotel-map.ts';
export {
  hotelSuggestion,
  type HotelSuggestion,
  hotelFacets,
  type HotelFacets,
  suggestHotels,
  getHotelFilter,
  listHotels,
  viewHotel,
} from './hotel-operations.ts';
export {
  type CheckedRate,
  checkHotelRate,
  hotelQuote,
  type HotelQuote,
  getHotelQuote,
  hotelGuest,
  type HotelGuest,
  hotelBookingForm,
  bookHotel,
} from './hotel-booking.ts';
export { refundHotel, cancelHotelBooking } from './hotel-after-sale.ts';
export { hotelReview, type HotelReview, listHotelReviews, getOwnReview, writeHotelReview } from './hotel-reviews.ts';
export { savedHotel, type SavedHotel, saveHotel, listSavedHotels, removeSavedHotel } from './saved-hotels.ts';
