import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Card, Heading, PageContainer, Text, TextLink } from '@aylal/ui';
import { IconHeart } from '@aylal/ui/icons';
import { hasSearch, isToChange, readListAddress } from '../domain/list-address.ts';
import { formOfAddress } from '../ui/search-form/form-of-address.ts';
import { LastSearchesList } from '../ui/search-form/last-searches-list.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { PopularPlaces } from './popular-places.tsx';
import { loadSearch } from './search-loader.ts';

/** ROUTE-34: the hotel search on a page of its own, and where many go. */
function SearchScreen() {
  const t = useHotelsMessages();
  const { now } = useServices();
  const [search] = useSearchParams();
  const read = hasSearch(search) ? readListAddress(search, now()) : null;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('search.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('search.lead')}
      </Text>
      <TextLink asChild display="inline-flex" alignItems="center" gap="2" marginTop="2" minHeight="44px">
        <RouteLink to={accountRoutes.savedHotels.to()}>
          <IconHeart size={18} />
          {t('saved.all')}
        </RouteLink>
      </TextLink>
      <Card padding={{ base: '3', lg: '5' }} marginTop="2">
        {read && (!read.ok || isToChange(search)) ? (
          <SearchForm key={search.toString()} start={formOfAddress(search)} faults={read.ok ? {} : read.faults} />
        ) : (
          <SearchForm />
        )}
        <LastSearchesList />
      </Card>
      <PopularPlaces />
    </PageContainer>
  );
}

export const screen: Screen = { Component: SearchScreen, title: 'search.title', load: loadSearch };
