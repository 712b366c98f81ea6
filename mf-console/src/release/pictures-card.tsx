import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Button, chakra, Text } from '@aylal/ui';
import { useState } from 'react';
import { releasePicturesQuery } from '../api/console-queries.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** What the scenarios of a release looked like to the browser that checked it. They are large, so they are read at a press. */
export function PicturesCard({ remote, version }: { remote: string; version: string }) {
  const t = useConsoleMessages();
  const [wanted, setWanted] = useState(false);
  return (
    <SectionCard title={t('pictures.title')}>
      {wanted ? (
        <Pictures remote={remote} version={version} />
      ) : (
        <Button variant="outline" alignSelf="start" onClick={() => setWanted(true)}>
          {t('pictures.show')}
        </Button>
      )}
    </SectionCard>
  );
}

function Pictures({ remote, version }: { remote: string; version: string }) {
  const t = useConsoleMessages();
  const query = useQuery(releasePicturesQuery(useServices(), remote, version));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('pictures.loading')} heights={['422px']} />}
      failed={{ title: t('pictures.failed'), phone: false }}
    >
      {({ pictures }) =>
        pictures.length === 0 ? (
          <Text tone="muted">{t('pictures.none')}</Text>
        ) : (
          <Grid>
            {pictures.map(({ name, jpeg }) => (
              <li key={name}>
                <figure>
                  <Shot src={`data:image/jpeg;base64,${jpeg}`} alt="" width={390} height={844} loading="lazy" />
                  <Text as="figcaption" kind="small" marginTop="2" overflowWrap="anywhere">
                    {name}
                  </Text>
                </figure>
              </li>
            ))}
          </Grid>
        )
      }
    </QueryView>
  );
}

const Grid = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  },
});

const Shot = chakra('img', {
  base: { width: '100%', height: 'auto', borderRadius: 'md', borderWidth: '1px', borderColor: 'border' },
});
