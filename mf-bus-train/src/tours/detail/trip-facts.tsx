import type { Trip } from '@aylal/contracts/trips';
import { messageKey } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What one asks first: how long, with whom, who guides in which language, how hard it is, who runs it. */
export function TripFacts({ trip }: { trip: Trip }) {
  const t = useBusMessages();
  const facts = [
    [t('trip.fact.length'), t('trips.days', { count: trip.days })],
    [t('trip.fact.group'), t('trip.groupSize', { min: trip.min_group, max: trip.max_group })],
    [t('trip.fact.guide'), trip.languages.map((each) => t(messageKey(`trip.language.${each}`))).join(', ')],
    [t('trip.fact.level'), t(`trip.level.${trip.level}`)],
    [t('trip.fact.operator'), trip.operator],
  ] as const;
  return (
    <Facts>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, auto)' },
    justifyContent: 'space-between',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontWeight: '600', overflowWrap: 'anywhere' },
  },
});
