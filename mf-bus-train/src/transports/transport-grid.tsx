import type { TransportListed } from '@aylal/contracts';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Stack } from '@aylal/ui';
import { LiveRegion, SimpleGrid } from '@aylal/ui/journey';
import { transportsAddress, type TransportChoice } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { TransportCard } from './transport-card.tsx';

const PAGE_SIZE = 12;

interface TransportGridProps {
  transports: readonly TransportListed[];
  count: number;
  choice: TransportChoice;
}

/** The cars of a page, and the pages before and after as links. */
export function TransportGrid({ transports, count, choice }: TransportGridProps) {
  const t = useBusMessages();
  const { page } = choice;
  return (
    <Stack gap="4">
      <LiveRegion>{t('transports.count', { count })}</LiveRegion>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap="4" listStyleType="none">
        {transports.map((one, index) => (
          <li key={one.id}>
            <TransportCard transport={one} eager={index < 3} />
          </li>
        ))}
      </SimpleGrid>
      {count > PAGE_SIZE && (
        <Flex as="nav" justify="center" gap="3" aria-label={t('trips.pages')}>
          {page > 1 && <PageLink to={transportsAddress(choice, { page: page - 1 })} words={t('trips.before')} />}
          {page * PAGE_SIZE < count && (
            <PageLink to={transportsAddress(choice, { page: page + 1 })} words={t('trips.after')} />
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
