import { useState } from 'react';
import { Box, Card, Skeleton, StatusView } from '@aylal/ui';
import { Tabs } from '@aylal/ui/primitives';
import { SlotContribution } from '../app/slot-contribution.tsx';
import { slotExtensions } from '../app/slot-extensions.ts';
import { useShell } from '../app/shell-context.tsx';
import { useNames } from '../remotes/use-names.ts';
import { MenuIcon } from '../shell/menu-icon.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

const nothing = {};

/** The search card: a tab for each product whose remote contributes a search, and the search of the chosen one. */
export function HomeSearch() {
  const t = useHostMessages();
  const nameOf = useNames();
  const { descriptors } = useShell();
  const searches = slotExtensions('home.search', descriptors);
  const [chosen, setChosen] = useState(searches[0]?.id ?? '');
  const tabs = searches.map((search) => ({
    id: search.id,
    label: nameOf('slots', search),
    icon: <MenuIcon name={search.icon} />,
    panel: (
      <Box padding={{ base: '3', lg: '5' }} paddingTop={{ lg: '4' }}>
        <SlotContribution
          key={search.id}
          remote={search.remote}
          slotId={search.id}
          props={nothing}
          waiting={<SearchSkeleton />}
        />
      </Box>
    ),
  }));
  return (
    <Card aria-label={t('home.search')} boxShadow="md" borderColor="transparent">
      {tabs.length > 0 ? (
        <Tabs label={t('home.search')} variant="product" tabs={tabs} value={chosen} onChange={setChosen} />
      ) : (
        <Box padding="4">
          <StatusView kind="resting" title={t('home.no_search.title')} phone>
            {t('home.no_search.text')}
          </StatusView>
        </Box>
      )}
    </Card>
  );
}

/** The boxes of a search form, so that nothing moves when it arrives. */
function SearchSkeleton() {
  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns={{ lg: '1.4fr 1fr', xl: '2.05fr 1.65fr 0.95fr 1fr' }}
      paddingTop="12"
    >
      <Skeleton height={{ base: '124px', lg: '56px' }} />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </Box>
  );
}
