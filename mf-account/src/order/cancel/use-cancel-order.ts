import { useState } from 'react';
import { idempotentCall } from '@aylal/booking';
import { useServices, useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { cancelCalls } from './cancel-subject.ts';
import { orderCancelDialog, type CancelSubject } from './order-cancel-dialog-ref.ts';

/** SHELL-20: where money moves. */
const durationMs = 5000;

/** Asks (MODAL-49), cancels, and reads everything on the page again (REFUND-12, REFUND-13, ERR-23). A lost answer keeps its key: pressing again asks about the same. */
export function useCancelOrder(ref_number: string, subject: CancelSubject) {
  const services = useServices();
  const { dialogs, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [cancelling, setCancelling] = useState(false);

  async function cancel() {
    if (!(await dialogs.open(orderCancelDialog, { subject }))) return;
    setCancelling(true);
    const failed = (message: string) =>
      toasts.show({ kind: 'error', text: `${t('notify_error_cancel')} ${message}`, durationMs });
    const sent = await idempotentCall(services, cancelCalls[subject], { ref_number });
    if (sent.kind !== 'answered') failed(s('failed.text'));
    else if (sent.answer.status_code === 200)
      toasts.show({ kind: 'success', text: t(`cancel.${subject}.done`), durationMs });
    else failed(sent.answer.message || s(`problem.${sent.answer.result.problem}`));
    await queryClient.invalidateQueries();
    setCancelling(false);
  }
  return { cancel, cancelling };
}
