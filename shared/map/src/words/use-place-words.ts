import { roundDistance } from '@aylal/domain/places';
import { formatNumber, useLocale, useQuery } from '@aylal/shell';
import { detailsQuery } from '../details/details-query.ts';
import { groundName } from '../details/street-name.ts';
import type { GeoPoint, MapPlace } from '../map-types.ts';
import { useMapTexts } from '../map-texts.ts';
import { describePlace } from './describe-place.ts';

/** Nearer than this one is there. */
const AT_PLACE = 30;

/** A point in words, as far as streets and places are known: `Энхтайваны өргөн чөлөө · Сүхбаатарын талбай: 400 м хойш`. Empty without a point, and where nothing is near. */
export function usePlaceWords(at: GeoPoint | null, places: readonly MapPlace[]): string {
  const texts = useMapTexts();
  const locale = useLocale();
  const { data } = useQuery({ ...detailsQuery('ulaanbaatar'), enabled: at !== null });
  if (!at) return '';
  const { street, near } = describePlace(at, data?.streets ?? [], places);
  const far = near && roundDistance(near.metres);
  const by =
    near && near.metres < AT_PLACE
      ? near.name
      : near &&
        far &&
        `${near.name}: ${formatNumber(far.amount, locale, far.unit === 'm' ? 0 : 1)}${texts.unit[far.unit]} ${texts.way[near.way]}`;
  return [street && groundName(street, locale), by].filter(Boolean).join(' · ');
}
