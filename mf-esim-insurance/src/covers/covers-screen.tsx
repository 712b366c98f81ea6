import { QueryView, TitledPage } from '@aylal/parts';
import { insuranceRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Grid, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { useDebounced } from '@aylal/ui/primitives';
import { listInsuranceQuery } from '../api/insurance-queries.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { CoverCard } from '../ui/cover-card.tsx';
import { loadCovers } from './covers-loader.ts';
import { coverColumns, CoversNotFound, CoversSkeleton } from './covers-states.tsx';
import { Destinations } from './destinations.tsx';

const typingPauseMs = 250;

/** ROUTE-41: covers by where one goes; what is typed is in the address. */
function CoversScreen() {
  const t = useEsimMessages();
  const [search, setSearch] = useSearchParams();
  const { text } = insuranceRoutes.list.readSearch(search) ?? { text: '' };
  const asked = useDebounced(text, typingPauseMs).trim();
  const covers = useQuery({
    ...listInsuranceQuery(useServices(), asked, useLocale()),
    placeholderData: (shown) => shown,
  });
  const type = (typed: string) => {
    const next = new URLSearchParams(search);
    if (typed) next.set('text', typed);
    else next.delete('text');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <TitledPage title={t('cover.list.title')} lead={t('cover.list.lead')} maxWidth="none">
      <Stack maxWidth="560px">
        <TextField
          type="search"
          label={t('cover.list.where')}
          placeholder={t('cover.list.wherePlaceholder')}
          aria-required={false}
          maxLength={60}
          autoComplete="off"
          prefix={<IconSearch size={20} />}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </Stack>
      <Destinations text={asked} />
      <QueryView
        query={covers}
        waiting={<CoversSkeleton />}
        failed={{ title: t('cover.list.failed') }}
        empty={<CoversNotFound text={asked} onClear={() => type('')} />}
      >
        {(list) => (
          <Grid as="ul" listStyle="none" gap="3" templateColumns={coverColumns} aria-label={t('cover.list.title')}>
            {list.map((cover) => (
              <li key={cover.slug}>
                <CoverCard cover={cover} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </TitledPage>
  );
}

export const screen: Screen = { Component: CoversScreen, title: 'cover.list.title', load: loadCovers };
