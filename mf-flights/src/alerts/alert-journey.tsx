import type { LocalDate } from '@aylal/domain/calendar';
import type { TravellerMix } from '@aylal/domain/people';
import { formatDay, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { travellerLabel } from '../ui/traveller-label.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface AlertJourneyProps {
  name: string;
  depart: LocalDate;
  /** Undefined for a journey one way. */
  back: LocalDate | undefined;
  mix: TravellerMix;
}

/** The journey that is watched: from where to where, when, and who. */
export function AlertJourney({ name, depart, back, mix }: AlertJourneyProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const way = back === undefined ? ` · ${t('search.oneWay')}` : ` – ${formatDay(back, locale)}`;
  return (
    <div>
      <Text strong>{name}</Text>
      <Text kind="small" tone="muted">
        {formatDay(depart, locale)}
        {way} · {travellerLabel(mix, t)}
      </Text>
    </div>
  );
}
