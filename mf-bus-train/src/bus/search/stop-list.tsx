import { QueryView, WaitingBoxes } from '@aylal/parts';
import { busRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, Card, chakra, Heading, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { listBusStopsQuery } from '../../api/bus-queries.ts';
import { townsOf } from '../../domain/towns.ts';
import { stationNames } from '../../ui/stop-name.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** Every town with its stations; each leads to a search from there. */
export function StopList() {
  const t = useBusMessages();
  const { api } = useServices();
  const stops = useQuery(listBusStopsQuery(api, useLocale()));
  return (
    <chakra.section marginTop="8" aria-labelledby="bus-stops">
      <Heading id="bus-stops" size="h2">
        {t('stops.title')}
      </Heading>
      <QueryView
        query={stops}
        waiting={
          <Box marginTop="3">
            <WaitingBoxes label={t('stops.loading')} heights={['60px', '60px']} />
          </Box>
        }
        failed={{ title: t('stops.failed') }}
        empty={
          <Text tone="muted" marginTop="2">
            {t('stops.none')}
          </Text>
        }
      >
        {(list) => (
          <Stops>
            {townsOf(list).map(({ id, name, stations }) => (
              <li key={id}>
                <Card asChild interactive>
                  <Stop asChild>
                    <RouteLink to={busRoutes.search.to({}, { _from: id })}>
                      <IconMapPin />
                      <span>
                        <chakra.b display="block">{name}</chakra.b>
                        {stations.length > 1 && (
                          <Text as="span" kind="small" tone="muted">
                            {stationNames(stations).join(' · ')}
                          </Text>
                        )}
                      </span>
                    </RouteLink>
                  </Stop>
                </Card>
              </li>
            ))}
          </Stops>
        )}
      </QueryView>
    </chakra.section>
  );
}

const Stops = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
    listStyleType: 'none',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
  },
});

const Stop = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '60px',
    paddingInline: '3',
    color: 'fg',
    '& svg': { flex: 'none', color: 'fg.muted' },
  },
});
