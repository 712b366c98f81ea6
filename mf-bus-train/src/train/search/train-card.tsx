import type { Train, TrainWagons } from '@aylal/contracts/trains';
import { DisplayPriceTag } from '@aylal/parts';
import { trainPlacesRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Button, Card, Flex, Heading, LinkButton, Text } from '@aylal/ui';
import { TrainTimes } from '../../ui/train-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { trainStopsDialog } from './train-stops-dialog-ref.ts';

const few = 5;

/** One train: when, how long, its classes with price and free places; its stops in a dialog. */
export function TrainCard({ train, page }: { train: Train; page: keyof typeof trainPlacesRoutes }) {
  const t = useBusMessages();
  const { dialogs } = useServices();
  return (
    <Card as="li" padded>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="2">
        <Heading as="h3" size="h3">{`${train.train_no} · ${train.train_name}`}</Heading>
        <Button
          variant="ghost"
          size="sm"
          marginInline="-3"
          aria-haspopup="dialog"
          aria-label={t('trains.stopsOf', { number: train.train_no })}
          onClick={() => void dialogs.open(trainStopsDialog, { train })}
        >
          {t('trains.stops')}
        </Button>
      </Flex>
      <TrainTimes train={train} under={t('words.km', { count: train.distance })} />
      <Flex as="ul" gap="2" wrap="wrap" marginTop="3" listStyleType="none">
        {train.wagons.map((wagons) => (
          <Wagons key={wagons.class} wagons={wagons} />
        ))}
      </Flex>
      {train.wagons.some(({ free }) => free > 0) && (
        <Flex justify="flex-end" marginTop="3">
          <LinkButton asChild width="phone">
            <RouteLink
              to={trainPlacesRoutes[page].to({ voyage: train.id })}
              aria-label={t('trains.chooseOn', { number: train.train_no })}
            >
              {t('trains.choose')}
            </RouteLink>
          </LinkButton>
        </Flex>
      )}
    </Card>
  );
}

/** A class of wagons; a full one stays in the list, so that one sees that there is such a class. */
function Wagons({ wagons }: { wagons: TrainWagons }) {
  const t = useBusMessages();
  const { free, price, child_price } = wagons;
  return (
    <Card as="li" padding="3" flex="1 1 180px" tone={free === 0 ? 'muted' : undefined}>
      <Text strong>{t(`trainClass.${wagons.class}`)}</Text>
      <Flex justify="space-between" align="baseline" gap="2">
        <DisplayPriceTag price={price} size="row" />
        <Text kind="small" tone={free === 0 ? 'danger' : free <= few ? 'warning' : 'muted'}>
          {free === 0 ? t('trains.full') : t('trains.free', { count: free })}
        </Text>
      </Flex>
      <Text kind="small" tone="muted">
        {`${t('schedule.child')} `}
        <DisplayPriceTag price={child_price} size="row" />
      </Text>
    </Card>
  );
}
