import type { TrainVoyage } from '@aylal/contracts';
import { busRefundSteps } from '@aylal/domain';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { trainStopsDialog } from '../search/train-stops-dialog-ref.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** Where the train stops, and what a ticket gives back by the time that is left (decision 0158). */
export function TrainFactsCard({ voyage }: { voyage: TrainVoyage }) {
  const t = useBusMessages();
  const { dialogs } = useServices();
  return (
    <Card padded>
      <Heading size="h3">{`${t('trains.number', { number: voyage.train_no })} · ${voyage.train_name}`}</Heading>
      <Button
        variant="outline"
        size="sm"
        marginTop="2"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(trainStopsDialog, { train: voyage })}
      >
        {t('trains.stops')}
      </Button>
      <Heading size="h3" marginTop="4">
        {t('refund.title')}
      </Heading>
      <KeyValueList>
        {busRefundSteps.map(({ percent }) => (
          <KeyValue key={percent} label={t(`refund.${percent}`)}>
            {`${percent}%`}
          </KeyValue>
        ))}
        <KeyValue label={t('refund.0')}>
          <Text as="span" tone="danger">
            0%
          </Text>
        </KeyValue>
      </KeyValueList>
    </Card>
  );
}
