import { useEffect, useEffectEvent, useState } from 'react';
import type { FlightChangeOption } from '@aylal/contracts/flights';
import { usePatience } from '@aylal/booking';
import { accountRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { changeConfirmDialog } from '../ui/change-dialogs.ts';
import { useChangeMessages } from './change-messages.ts';
import { sendChange, type ChangeAnswer } from './send-change.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;
/** EXCH-03. */
const redirectMs = 3000;

export interface ConfirmChange {
  /** What came of the last attempt. */
  readonly last: ChangeAnswer | null;
  readonly sending: boolean;
  /** Asks once more (MODAL-48), then changes the flights at the cost shown. */
  readonly confirm: (option: FlightChangeOption, reason: string) => Promise<ChangeAnswer | null>;
}

/** Changing the flights of an order with all its answers (CALL-56, EXCH-03, ERR-21). After success the order opens by itself in three seconds. */
export function useConfirmChange(refNumber: string): ConfirmChange {
  const { api, dialogs, intents, navigator, queryClient, session, toasts } = useServices();
  const t = useChangeMessages();
  const patience = usePatience(t('confirm.checking'));
  const [last, setLast] = useState<ChangeAnswer | null>(null);
  const [sending, setSending] = useState(false);
  const agreed = last?.kind === 'agreed';

  const leave = useEffectEvent(() =>
    navigator.go(accountRoutes.order.to({ product: 'flight', refNumber }), { replace: true }),
  );
  useEffect(() => {
    if (!agreed) return;
    const timer = setTimeout(() => leave(), redirectMs);
    return () => clearTimeout(timer);
  }, [agreed]);

  const confirm = async (
    { filter_str, key, penalty, fare_difference, to_pay, credit }: FlightChangeOption,
    reason: string,
  ) => {
    if (sending || agreed) return null;
    if (!(await session.require('orders'))) return null;
    if (!(await dialogs.open(changeConfirmDialog, { cost: { penalty, fare_difference, to_pay, credit } }))) return null;
    setSending(true);
    const answer = await sendChange(
      { api, intents, patience },
      { ref_number: refNumber, reason, filter_str, key, shown_to_pay: to_pay },
    ).finally(() => setSending(false));
    setLast(answer);
    if (answer.kind === 'agreed') {
      toasts.show({ kind: 'success', text: t('warning_flight_change_successful_day_change'), durationMs });
      for (const read of ['get-order', 'get-flight-order']) void queryClient.invalidateQueries({ queryKey: [read] });
    } else if (answer.kind === 'problem' || answer.kind === 'failed') {
      toasts.show({ kind: 'error', text: t('notify_flight_change_failed'), durationMs });
    }
    return answer;
  };
  return { last, sending, confirm };
}
