import type { TrainVoyage } from '@aylal/contracts/trains';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { trainStopsDialog } from '../search/train-stops-dialog-ref.ts';
import { RefundSteps } from '../../ui/refund-steps.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** Where the train stops, and what a ticket refunds by the time that is left (decision 0158). */
export function TrainFactsCard({ voyage }: { voyage: TrainVoyage }) {
  const t = useBusMessages();
  const { dialogs } = useServices();
  return (
    <Card padded>
      <Heading size="h3">{`${t('trains.number', { number: voyage.train_no })} · ${voyage.train_name}`}</Heading>
      <WithScripts>
        <Button
          variant="outline"
          size="sm"
          marginTop="2"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(trainStopsDialog, { train: voyage })}
        >
          {t('trains.stops')}
        </Button>
      </WithScripts>
      <RefundSteps />
    </Card>
  );
}
