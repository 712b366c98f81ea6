import { esimPlanTypes, type EsimPlanType } from '@aylal/contracts/esims';
import { QueryView, TitledPage } from '@aylal/parts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { LinkButton, ScrollRow, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { searchEsimsQuery } from '../api/esim-queries.ts';
import { findEsims } from '../domain/find-esims.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { EsimGrid } from './esim-grid.tsx';
import { loadEsims } from './esims-loader.ts';
import { EsimsEmpty, EsimsNotFound, EsimsSkeleton } from './esims-states.tsx';

/** ROUTE-40: eSIMs by destination and plan type; both stand in the address. */
function EsimsScreen() {
  const t = useEsimMessages();
  const [search, setSearch] = useSearchParams();
  const { search_type, text } = esimRoutes.list.readSearch(search) ?? { search_type: 'all' as const, text: '' };
  const esims = useQuery(searchEsimsQuery(useServices(), search_type, useLocale()));
  const type = (typed: string) => {
    const next = new URLSearchParams(search);
    if (typed) next.set('text', typed);
    else next.delete('text');
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <TitledPage title={t('list.title')} lead={t('list.lead')} maxWidth="none">
      <Stack maxWidth="560px">
        <TextField
          type="search"
          label={t('list.where')}
          placeholder={t('list.wherePlaceholder')}
          aria-required={false}
          maxLength={60}
          autoComplete="off"
          prefix={<IconSearch size={20} />}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </Stack>
      <PlanTypes chosen={search_type} text={text} />
      <QueryView query={esims} waiting={<EsimsSkeleton />} failed={{ title: t('failed.title') }} empty={<EsimsEmpty />}>
        {(list) => {
          const found = findEsims(list, text);
          return found.length === 0 ? (
            <EsimsNotFound text={text} onClear={() => type('')} />
          ) : (
            <EsimGrid key={search_type} esims={found} />
          );
        }}
      </QueryView>
    </TitledPage>
  );
}

function PlanTypes({ chosen, text }: { chosen: EsimPlanType | 'all'; text: string }) {
  const t = useEsimMessages();
  return (
    <ScrollRow as="nav" aria-label={t('plan.label')}>
      {(['all', ...esimPlanTypes] as const).map((type) => (
        <LinkButton key={type} asChild size="sm" variant={type === chosen ? 'soft' : 'outline'}>
          <RouteLink
            to={esimRoutes.list.to({}, { ...(type === 'all' ? {} : { search_type: type }), text })}
            aria-current={type === chosen ? 'page' : undefined}
          >
            {t(`plan.${type}`)}
          </RouteLink>
        </LinkButton>
      ))}
    </ScrollRow>
  );
}

export const screen: Screen = { Component: EsimsScreen, title: 'list.title', load: loadEsims };
