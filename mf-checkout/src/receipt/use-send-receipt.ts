import type { Refusal } from '@aylal/contracts';
import { ApiError, useMutation, useServices } from '@aylal/shell';
import { getReceiptQuery } from '../api/get-receipt-query.ts';
import { sendReceiptMutation } from '../api/send-receipt-mutation.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { printedReceiptQuery } from './printed-receipt-query.ts';

/** SHELL-20. */
const durationMs = 5000;

/** Whom a receipt is for. */
export interface ReceiptReceiver {
  readonly is_company: boolean;
  readonly company_register: string;
}

/** `sent`, or the fields that were refused: none when the reason lies elsewhere. */
export type SendReceiptOutcome = 'sent' | NonNullable<Refusal['fields']>;

/** Sends the receipt once at a time, tells by a toast what came of it (ERR-34 to ERR-36), keeps its codes in memory, and reads its state again. */
export function useSendReceipt(ref_number: string) {
  const services = useServices();
  const { queryClient, toasts } = services;
  const t = useCheckoutMessages();
  const mutation = useMutation(sendReceiptMutation(services));

  async function send(receiver: ReceiptReceiver): Promise<SendReceiptOutcome> {
    const outcome = await attempt(receiver);
    await queryClient.invalidateQueries({ queryKey: getReceiptQuery(services, ref_number).queryKey });
    return outcome;
  }

  async function attempt(receiver: ReceiptReceiver): Promise<SendReceiptOutcome> {
    try {
      const answer = await mutation.mutateAsync({ body: { ref_number, ...receiver } });
      if (answer.status_code !== 200) {
        toasts.show({ kind: 'error', text: answer.message || t('receipt.fault.send'), durationMs });
        return answer.result.fields ?? {};
      }
      const { lottery, qr_data } = answer.result;
      if (qr_data !== '') queryClient.setQueryData(printedReceiptQuery(ref_number).queryKey, { lottery, qr_data });
      toasts.show({ kind: 'success', text: t('receipt.sent'), durationMs });
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.show({ kind: 'error', text: t('receipt.fault.send'), durationMs });
      return {};
    }
  }
  return { send, sending: mutation.isPending };
}
