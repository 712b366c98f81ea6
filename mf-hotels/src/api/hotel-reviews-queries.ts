import { getOwnReview, listHotelReviews } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** What guests have written of a hotel (NEED-176). */
export function listHotelReviewsQuery(api: ApiClient, code: string, language: Locale) {
  return endpointQuery(api, listHotelReviews, { params: { code } }, { staleTime: stale.lists, language });
}

/** The own review of the stay of an order (NEED-177). */
export function getOwnReviewQuery(api: ApiClient, ref_number: string, language: Locale) {
  return endpointQuery(api, getOwnReview, { params: { ref_number } }, { language });
}
