import type { AskedCarriers } from '@aylal/contracts/flights';
import { WithMessages } from '@aylal/parts';
import { Button, Skeleton, StatusView } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { airlineNames } from './airline-names.ts';
import { pendingCarriersMessages, usePendingCarriersMessages } from './pending-carriers-messages.ts';

export interface NoAnswerProps {
  asked: AskedCarriers;
  retry: () => void;
  retrying: boolean;
}

/** None of the carriers has answered: that is not a day without flights, and says so. */
export function NoAnswer(props: NoAnswerProps) {
  return (
    <WithMessages extra={pendingCarriersMessages} waiting={<Skeleton height="220px" borderRadius="lg" />}>
      <Ready {...props} />
    </WithMessages>
  );
}

function Ready({ asked, retry, retrying }: NoAnswerProps) {
  const t = usePendingCarriersMessages();
  const s = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      headingAs="h1"
      title={t('noneTitle')}
      phone
      action={
        <Button loading={retrying} onClick={retry}>
          {s('action.retry')}
        </Button>
      }
    >
      {t('noneText', { airlines: airlineNames(asked, 'silent', t) })}
    </StatusView>
  );
}
