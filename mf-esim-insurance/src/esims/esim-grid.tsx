import type { EsimListed } from '@aylal/contracts/esims';
import { Button, Grid, Text } from '@aylal/ui';
import { useState } from 'react';
import { EsimCard } from '../ui/esim-card.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

const FIRST = 24;

/** The list: the most asked-for at once, the rest on asking, so that a phone does not get a hundred cards that nobody looks for. */
export function EsimGrid({ esims }: { esims: readonly EsimListed[] }) {
  const t = useEsimMessages();
  const [all, setAll] = useState(false);
  const shown = all ? esims : esims.slice(0, FIRST);
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
        {shown.map((esim) => (
          <li key={esim.slug}>
            <EsimCard esim={esim} />
          </li>
        ))}
      </Grid>
      {shown.length < esims.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setAll(true)}>
          {t('list.more', { count: esims.length - shown.length })}
        </Button>
      )}
    </>
  );
}
