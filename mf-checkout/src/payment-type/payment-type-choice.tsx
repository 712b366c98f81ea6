import { useRef, useState } from 'react';
import type { InstalmentsOffer, PaymentType } from '@aylal/domain/payments';
import { type BookingOutcome, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { RadioRows, type RadioRow } from '@aylal/ui/primitives';
import { bnplInfoDialog } from '../ui/pay-later-dialogs.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { payByLoan } from './use-lend-row.tsx';
import { payInFull, usePaymentTypeRows } from '../ui/payment-type/use-payment-type-rows.tsx';

export interface PaymentTypeProps {
  readonly total: number;
  readonly instalments?: InstalmentsOffer;
  readonly submit: (choice: PaymentType, plan?: string) => Promise<BookingOutcome>;
}

/**
 * MODAL-09, MODAL-10: how the whole is paid. It stays open while the booking runs (ruling 31): a notice of the airline stays here in green with the
 * server's words (ERR-04), any other outcome closes it and is shown by who asked.
 */
export function PaymentTypeChoice({
  props,
  namespace,
  loans,
  close,
}: {
  props: PaymentTypeProps;
  /** The family of messages that tell of what is bought. */
  namespace: 'type' | 'typeHotel';
  /** Loans that could pay it, or why they cannot. */
  loans: readonly RadioRow[];
  close: (result?: BookingOutcome) => void;
}) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const { dialogs } = useServices();
  const [chosen, setChosen] = useState(payInFull);
  const [agreed, setAgreed] = useState(false);
  const [running, setRunning] = useState(false);
  const [notice, setNotice] = useState('');
  // Two presses in one frame meet the same `running`: only the ref knows of the first.
  const sent = useRef(false);
  const rows = [...usePaymentTypeRows({ ...props, namespace, chosen, agreed, onAgree: setAgreed }), ...loans];
  const inParts = chosen !== payInFull && chosen !== payByLoan;

  function choose(value: string) {
    setChosen(value);
    // PAY-05: what was agreed to was the plan that is left.
    setAgreed(false);
  }

  async function book() {
    if (sent.current) return;
    sent.current = true;
    setRunning(true);
    setNotice('');
    try {
      const outcome = await (inParts
        ? props.submit('bnpl', chosen)
        : props.submit(chosen === payByLoan ? 'lend' : 'regular'));
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
      <RadioRows legend={t('type.legend')} hideLegend value={chosen} onChange={choose} rows={rows} />
      {notice && (
        <Notice tone="success" live="alert">
          {notice}
        </Notice>
      )}
      <Text kind="small" tone="muted">
        {t(`${namespace}.note`)}
      </Text>
      {props.instalments?.kind === 'offered' && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => void dialogs.open(bnplInfoDialog, {})}>
          {t('payLater.bnpl.title')}
        </Button>
      )}
      <DialogFoot>
        <Button
          data-autofocus
          disabled={inParts && !agreed}
          loading={running}
          loadingText={t('type.running')}
          onClick={() => void book()}
        >
          {t('type.action')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
