import type { EsimListed } from '@aylal/contracts/esims';
import { Button, Grid, Text } from '@aylal/ui';
import { useState } from 'react';
import { groupEsims } from '../domain/group-esims.ts';
import { PlaceCard } from './place-card.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

const FIRST = 24;

/** The list, each destination once: the most asked-for at once, the rest on asking, so that a phone does not get fifty cards that nobody looks for. */
export function EsimGrid({ esims }: { esims: readonly EsimListed[] }) {
  const t = useEsimMessages();
  const [all, setAll] = useState(false);
  const places = groupEsims(esims);
  const shown = all ? places : places.slice(0, FIRST);
  const hidden = places.slice(shown.length).reduce((sum, { plans }) => sum + plans.length, 0);
  return (
    <>
      <Text kind="small" tone="muted" role="status">
        {t('list.count', { count: esims.length })}
      </Text>
      <Grid
        as="ul"
        listStyle="none"
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        aria-label={t('list.title')}
      >
        {shown.map((place) => (
          <li key={place.plans[0].slug}>
            <PlaceCard place={place} />
          </li>
        ))}
      </Grid>
      {hidden > 0 && (
        <Button variant="outline" alignSelf="center" onClick={() => setAll(true)}>
          {t('list.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}
