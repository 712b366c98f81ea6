import { useRef, useSyncExternalStore } from 'react';
import type { HotelListQuery } from '@aylal/contracts';
import { hotelsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, chakra, Flex, Heading, IconButton, Text } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { suggestHotelsQuery } from '../api/suggest-hotels-query.ts';
import { guestWords } from '../ui/guest-words.ts';
import { stayDays } from '../ui/stay-days.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { forgetSearch, keptText, lastSearches, watchKept } from './last-searches.ts';

/** The five last searches of this device (PERSIST-01), each a way to its hotels as they are now; one can be taken away. Nothing at all while there are none. */
export function LastSearchesList() {
  const t = useHotelsMessages();
  const { now } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useSyncExternalStore(watchKept, keptText, unknownToServer);
  const searches = lastSearches(now(), text);
  if (searches.length === 0) return null;
  const forget = (search: HotelListQuery) => {
    forgetSearch(search);
    // The button that was pressed is gone with its search.
    heading.current?.focus();
  };
  return (
    <Box as="section" marginTop="4" aria-labelledby="hotels-last-searches">
      <Heading as="h2" size="h3" id="hotels-last-searches" ref={heading} tabIndex={-1}>
        {t('search.last')}
      </Heading>
      <List>
        {searches.map((search) => (
          <LastSearch key={Object.values(search).join(' ')} search={search} onForget={() => forget(search)} />
        ))}
      </List>
    </Box>
  );
}

const unknownToServer = () => '';

function LastSearch({ search, onForget }: { search: HotelListQuery; onForget: () => void }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { api } = useServices();
  const found = useQuery(suggestHotelsQuery(api, search.text, locale));
  const place = found.data?.result.find(({ tapa_code }) => tapa_code === search.text)?.name ?? search.text;
  const days = stayDays(search, locale);
  return (
    <Flex as="li" align="center" gap="1" minWidth="0">
      <Way asChild>
        <RouteLink to={hotelsRoutes.list.to({}, search)}>
          <chakra.b display="block" truncate>
            {place}
          </chakra.b>
          <Text as="span" kind="small" tone="muted" display="block" truncate>
            {days} · {guestWords(search, t)}
          </Text>
        </RouteLink>
      </Way>
      <IconButton label={t('search.forget', { search: `${place}, ${days}` })} onClick={onForget}>
        <IconX size={18} />
      </IconButton>
    </Flex>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '2',
    listStyleType: 'none',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))', xl: 'repeat(3, minmax(0,1fr))' },
  },
});

const Way = chakra('a', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '44px',
    paddingBlock: '2',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
  },
});
