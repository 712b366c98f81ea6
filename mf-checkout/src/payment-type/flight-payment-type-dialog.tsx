import { useRef, useState } from 'react';
import type { PaymentType } from '@aylal/domain';
import {
  formatMoney,
  useLocale,
  type BookingOutcome,
  type DialogViewOf,
  type flightPaymentTypeDialog,
} from '@aylal/shell';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/journey';
import { useCheckoutMessages, useSharedMessages } from '../ui/use-checkout-messages.ts';

export interface FlightPaymentTypeProps {
  readonly total: number;
  readonly partialPaymentOffered: boolean;
  readonly submit: (choice: PaymentType) => Promise<BookingOutcome>;
}

/**
 * MODAL-09: how the whole is paid. It stays open while the booking runs (ruling 31): a notice of the airline stays here in green with the
 * server's words (ERR-04), any other outcome closes it and is shown by who asked.
 */
function FlightPaymentTypeDialog({
  props,
  close,
}: {
  props: FlightPaymentTypeProps;
  close: (result?: BookingOutcome) => void;
}) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const [choice, setChoice] = useState<PaymentType>('regular');
  const [running, setRunning] = useState(false);
  const [notice, setNotice] = useState('');
  // Two presses in one frame meet the same `running`: only the ref knows of the first.
  const sent = useRef(false);

  async function book() {
    if (sent.current) return;
    sent.current = true;
    setRunning(true);
    setNotice('');
    try {
      const outcome = await props.submit(choice);
      if (outcome.kind === 'notice') setNotice(outcome.message);
      else close(outcome);
    } catch {
      // Whoever asked answers its own faults; one that escapes must not leave the customer before a dead button.
      close({ kind: 'failed', message: shared('notify_error_try_again') });
    } finally {
      sent.current = false;
      setRunning(false);
    }
  }

  return (
    <Stack gap="4">
      <RadioRows
        legend={t('type.legend')}
        hideLegend
        value={choice}
        onChange={setChoice}
        rows={[
          {
            value: 'regular',
            title: t('type.regular.title'),
            description: t('type.regular.text'),
            aside: formatMoney(props.total, locale),
          },
        ]}
      />
      {notice && (
        <Notice tone="success" live="alert">
          {notice}
        </Notice>
      )}
      <Text kind="small" tone="muted">
        {t('type.note')}
      </Text>
      <Button data-autofocus loading={running} loadingText={t('type.running')} onClick={() => void book()}>
        {t('type.action')}
      </Button>
    </Stack>
  );
}

export const view: DialogViewOf<typeof flightPaymentTypeDialog> = {
  title: 'type.title',
  Component: FlightPaymentTypeDialog,
};
