import { esimRoutes } from '@aylal/routes';
import { RouteLink, type SlotPart, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, Flex, Grid, Heading, Skeleton, Text, TextLink } from '@aylal/ui';
import { searchEsimsQuery } from '../api/esim-queries.ts';
import { EsimCard } from '../ui/esim-card.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

const SHOWN = 6;

/** `home.board`: data abroad for the places most asked for (ESIM-07). When the list does not come, one quiet line; nothing at all where nothing is sold. */
function BoardPart() {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const esims = useQuery(searchEsimsQuery(useServices(), 'data', useLocale()));
  if (esims.data?.result.length === 0) return null;
  return (
    <Card padded aria-labelledby="esim-board">
      <Flex justify="space-between" align="baseline" gap="3" marginBottom="3">
        <Heading as="h2" id="esim-board">
          {t('board.title')}
        </Heading>
        <TextLink asChild whiteSpace="nowrap">
          <RouteLink to={esimRoutes.list.to()}>{t('board.all')}</RouteLink>
        </TextLink>
      </Flex>
      {esims.isError ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text kind="small" tone="muted">
            {t('failed.title')}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void esims.refetch()}>
            {shared('action.retry')}
          </Button>
        </Flex>
      ) : (
        <Grid
          as="ul"
          listStyle="none"
          gap="3"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        >
          {esims.data
            ? esims.data.result.slice(0, SHOWN).map((esim) => (
                <li key={esim.slug}>
                  <EsimCard esim={esim} />
                </li>
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                <Skeleton as="li" key={index} height="76px" borderRadius="lg" />
              ))}
        </Grid>
      )}
    </Card>
  );
}

export const part: SlotPart<'home.board'> = { Component: BoardPart };
