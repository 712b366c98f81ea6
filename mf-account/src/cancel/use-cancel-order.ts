import { useState } from 'react';
import { cancelFlightOrder, cancelOrder } from '@aylal/contracts';
import { ApiError, useServices } from '@aylal/shell';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { orderCancelDialog, type CancelSubject } from './order-cancel-dialog-ref.ts';

/** SHELL-20: where money moves. */
const durationMs = 5000;

/** Asks (MODAL-49), cancels, and reads everything on the page again (REFUND-12, REFUND-13, ERR-23). A lost answer keeps its key: pressing again asks about the same. */
export function useCancelOrder(ref_number: string, subject: CancelSubject) {
  const { api, dialogs, intents, queryClient, toasts } = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [cancelling, setCancelling] = useState(false);

  async function cancel() {
    if (!(await dialogs.open(orderCancelDialog, { subject }))) return;
    setCancelling(true);
    const operation = subject === 'goods' ? cancelOrder : cancelFlightOrder;
    const intent = operation.name;
    const body = { ref_number };
    const failed = (message: string) =>
      toasts.show({ kind: 'error', text: `${t('notify_error_cancel')} ${message}`, durationMs });
    try {
      const answer = await api.call(operation, { body, idempotencyKey: intents.keyFor(intent, body) });
      intents.settle(intent);
      if (answer.status_code === 200) toasts.show({ kind: 'success', text: t(`cancel.${subject}.done`), durationMs });
      else failed(answer.message || s(`problem.${answer.result.problem}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed(s('failed.text'));
    }
    await queryClient.invalidateQueries();
    setCancelling(false);
  }
  return { cancel, cancelling };
}
