import type { ReactNode } from 'react';
import type { Trip } from '@aylal/contracts/trips';
import { Card, Flex, Grid, Heading, Stack } from '@aylal/ui';
import { IconCheck, IconX } from '@aylal/ui/icons';
import { useBusMessages } from '../use-bus-messages.ts';

/** What the price holds, and what it does not. */
export function PriceContents({ trip: { included, excluded } }: { trip: Pick<Trip, 'included' | 'excluded'> }) {
  const t = useBusMessages();
  return (
    <Card padded>
      <Grid gap="5" templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}>
        <div>
          <Heading size="h2">{t('trip.included')}</Heading>
          <ContentList items={included} mark={<IconCheck size={18} />} />
        </div>
        <div>
          <Heading size="h2">{t('trip.excluded')}</Heading>
          <ContentList items={excluded} mark={<IconX size={18} />} />
        </div>
      </Grid>
    </Card>
  );
}

function ContentList({ items, mark }: { items: readonly string[]; mark: ReactNode }) {
  return (
    <Stack as="ul" gap="2" marginTop="2" listStyleType="none">
      {items.map((each) => (
        <Flex as="li" key={each} gap="2" css={{ '& svg': { flex: 'none', marginTop: '3px', color: 'fg.muted' } }}>
          {mark}
          {each}
        </Flex>
      ))}
    </Stack>
  );
}
