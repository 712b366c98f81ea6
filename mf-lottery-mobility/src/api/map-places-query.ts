import { listMapPlaces } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** Names on the ground of maps (NEED-111). */
export function mapPlacesQuery({ api }: Pick<Services, 'api'>, language: Locale) {
  return endpointQuery(api, listMapPlaces, {}, { staleTime: stale.reference, language });
}
