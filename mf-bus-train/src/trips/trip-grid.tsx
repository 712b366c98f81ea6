import type { TripListed } from '@aylal/contracts';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Stack } from '@aylal/ui';
import { LiveRegion, SimpleGrid } from '@aylal/ui/journey';
import { tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { TripCard } from './trip-card.tsx';

const PAGE_SIZE = 24;

interface TripGridProps {
  trips: readonly TripListed[];
  count: number;
  choice: TripChoice;
}

/** The trips of a page, and the pages before and after as links. */
export function TripGrid({ trips, count, choice }: TripGridProps) {
  const t = useBusMessages();
  const { page } = choice;
  return (
    <Stack gap="4">
      <LiveRegion>{t('trips.count', { count })}</LiveRegion>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap="4" listStyleType="none">
        {trips.map((trip, index) => (
          <li key={trip.id}>
            <TripCard trip={trip} eager={index < 3} />
          </li>
        ))}
      </SimpleGrid>
      {count > PAGE_SIZE && (
        <Flex as="nav" justify="center" gap="3" aria-label={t('trips.pages')}>
          {page > 1 && <PageLink to={tripsAddress(choice, { page: page - 1 })} words={t('trips.before')} />}
          {page * PAGE_SIZE < count && (
            <PageLink to={tripsAddress(choice, { page: page + 1 })} words={t('trips.after')} />
          )}
        </Flex>
      )}
    </Stack>
  );
}

function PageLink({ to, words }: { to: string; words: string }) {
  return (
    <LinkButton asChild variant="outline">
      <RouteLink to={to}>{words}</RouteLink>
    </LinkButton>
  );
}
