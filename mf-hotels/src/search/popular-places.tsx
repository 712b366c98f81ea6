import { QueryView, WaitingBoxes } from '@aylal/parts';
import { formatDay, useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, chakra, Heading, Text } from '@aylal/ui';
import { listPopularPlacesQuery } from '../api/list-popular-places-query.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { PlaceCard } from './place-card.tsx';

/** Below the search: the cities asked for most, each with its cheapest night of the weekend that one can still plan. */
export function PopularPlaces() {
  const t = useHotelsMessages();
  const locale = useLocale();
  const popular = useQuery(listPopularPlacesQuery(useServices().api, locale));
  return (
    <chakra.section marginTop="8" aria-labelledby="popular-places">
      <Heading id="popular-places" size="h2">
        {t('popular.title')}
      </Heading>
      <QueryView
        query={popular}
        waiting={
          <Box marginTop="3">
            <WaitingBoxes label={t('popular.loading')} heights={['240px', '240px']} />
          </Box>
        }
        failed={{ title: t('popular.failed') }}
      >
        {({ check_in, check_out, places }) => (
          <>
            <Text tone="muted" marginTop="1">
              {t('popular.lead', { from: formatDay(check_in, locale), to: formatDay(check_out, locale) })}
            </Text>
            <Cards>
              {places.map((place) => (
                <li key={place.tapa_code}>
                  <PlaceCard place={place} check_in={check_in} check_out={check_out} />
                </li>
              ))}
            </Cards>
          </>
        )}
      </QueryView>
    </chakra.section>
  );
}

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    marginTop: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
  },
});
