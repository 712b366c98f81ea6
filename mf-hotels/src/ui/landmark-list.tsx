import type { HotelLandmark } from '@aylal/contracts/hotels';
import { formatNumber, useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** HOTEL-14: in the views of a hotel always kilometres with two decimals, so that the column compares. */
export function LandmarkList({ landmarks }: { landmarks: readonly HotelLandmark[] }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  return (
    <KeyValueList>
      {landmarks.map(({ name, distance }) => (
        <KeyValue key={name} label={name}>
          {t('units.km', { amount: formatNumber(distance / 1000, locale, 2) })}
        </KeyValue>
      ))}
    </KeyValueList>
  );
}
