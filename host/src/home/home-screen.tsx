import { Later, useServices } from '@aylal/shell';
import { Box, Heading, PageContainer, Skeleton, Text } from '@aylal/ui';
import { SkyHero } from '@aylal/ui/primitives';
import { SlotContribution } from '../app/slot-contribution.tsx';
import { slotExtensions } from '../app/slot-extensions.ts';
import { useShell } from '../app/shell-context.tsx';
import { HomeNews } from './home-news.tsx';
import { HomePromises } from './home-promises.tsx';
import { HomePromotions } from './home-promotions.tsx';
import { HomeSearch } from './home-search.tsx';
import { MiniHomeScreen } from './mini-home-screen.tsx';
import { OfficeHome } from './office-home.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

const nothing = {};

/** ROUTE-01; in the office its first page. */
export function HomeScreen() {
  const { mode } = useServices();
  if (mode === 'office') return <OfficeHome />;
  return mode === 'web' ? <WebHomeScreen /> : <MiniHomeScreen />;
}

/** The sky with the search over its horizon, what is contributed to the home page, promotions, three promises and the news. */
function WebHomeScreen() {
  const t = useHostMessages();
  const { descriptors } = useShell();
  return (
    <>
      <SkyHero height={{ base: '322px', lg: '400px' }}>
        <PageContainer paddingTop={{ base: '74px', lg: '108px' }}>
          <Heading as="h1" size="hero">
            {t('home.heading')}
          </Heading>
          <Text kind="lead" marginTop="1.5" maxWidth="30em">
            {t('home.lead')}
          </Text>
        </PageContainer>
      </SkyHero>
      <PageContainer position="relative" zIndex="raised" marginTop={{ base: '-120px', lg: '-148px' }}>
        <HomeSearch />
        <Box display="grid" gap={{ base: '8', lg: '10' }} marginTop={{ base: '8', lg: '10' }}>
          <Later>
            {slotExtensions('home.board', descriptors).map(({ id, remote }) => (
              <SlotContribution key={id} remote={remote} slotId={id} props={nothing} waiting={<BoardSkeleton />} />
            ))}
            <HomePromotions />
            <HomePromises />
            <HomeNews />
          </Later>
        </Box>
      </PageContainer>
    </>
  );
}

/** About the box of a board, so that the promises under it do not move far when it arrives. */
function BoardSkeleton() {
  return <Skeleton height={{ base: '362px', lg: '342px' }} borderRadius="lg" />;
}
