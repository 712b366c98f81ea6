import { lotteryRoutes, mobilityRoute } from '@aylal/routes';
import { RouteLink, type SlotPart } from '@aylal/shell';
import { Box, Card, Grid, Heading, Text } from '@aylal/ui';
import { IconMapPin, IconTicket, IconTrophy } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

const ways = [
  { id: 'lottery', to: lotteryRoutes.lottery.to(), Icon: IconTicket },
  { id: 'ilottery', to: lotteryRoutes.ilottery.to(), Icon: IconTrophy },
  { id: 'mobility', to: mobilityRoute.to(), Icon: IconMapPin },
] as const;

/** `home.board`: the ways to lotteries, the game and the vehicles. It asks for nothing, and shows no prize to who has not said their age. */
function BoardPart() {
  const t = useRemoteMessages();
  return (
    <Card padded aria-labelledby="entertainment-board">
      <Heading as="h2" id="entertainment-board" marginBottom="3">
        {t('board.title')}
      </Heading>
      <Grid
        as="ul"
        listStyle="none"
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {ways.map(({ id, to, Icon }) => (
          <Box
            as="li"
            key={id}
            position="relative"
            display="flex"
            gap="3"
            padding="3"
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
            _hover={{ borderColor: 'accent.border' }}
          >
            <Icon size={24} />
            <Box minWidth="0">
              <Text strong asChild>
                <RouteLink to={to}>
                  <Box as="span" position="absolute" inset="0" aria-hidden />
                  {t(id === 'mobility' ? 'mobility.title' : `lottery.title.${id}`)}
                </RouteLink>
              </Text>
              <Text kind="small" tone="muted">
                {t(`board.${id}`)}
              </Text>
            </Box>
          </Box>
        ))}
      </Grid>
    </Card>
  );
}

export const part: SlotPart<'home.board'> = { Component: BoardPart };
