import type { ComingJourney } from '@aylal/contracts/insurance';
import { formatDay, useLocale } from '@aylal/shell';
import { Card, Chip, Flex, Heading, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

export interface JourneyChipsProps {
  journeys: readonly ComingJourney[];
  onTake: (journey: ComingJourney) => void;
}

/** Coming journeys of the customer's own to where the cover holds: one press takes who travels, and the days. Nothing where there is none. */
export function JourneyChips({ journeys, onTake }: JourneyChipsProps) {
  const t = useEsimMessages();
  const locale = useLocale();
  if (journeys.length === 0) return null;
  return (
    <WithScripts>
      <Card padded as="section" aria-labelledby="cover-journeys">
        <Heading as="h2" size="h3" id="cover-journeys">
          {t('cover.journeys.title')}
        </Heading>
        <Text kind="small" tone="muted">
          {t('cover.journeys.text')}
        </Text>
        <Flex gap="2" wrap="wrap" marginTop="3">
          {journeys.map((journey) => (
            <Chip key={journey.ref_number} size="touch" onClick={() => onTake(journey)}>
              {journey.title} · {formatDay(journey.start_date, locale)} ·{' '}
              {t('cover.journeys.people', { count: journey.people.length })}
            </Chip>
          ))}
        </Flex>
      </Card>
    </WithScripts>
  );
}
