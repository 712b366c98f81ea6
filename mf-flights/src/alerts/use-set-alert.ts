import { createPriceAlert, type PriceAlert } from '@aylal/contracts/flights';
import { showRefusedFields, type SchemaForm } from '@aylal/forms';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { useAlertMessages } from './alert-messages.ts';
import type { PriceAlertValues } from './price-alert-values.ts';

/** Fields that the form shows; a fault elsewhere is said as a sentence. */
const shownFields = ['contact_email', 'flex_date', 'max_price'];

/** Sends an alert (CALL-44) and shows what came of it: at the fields, or as a sentence (`fault`). */
export function useSetAlert(form: SchemaForm<PriceAlertValues, PriceAlert>, onSet: () => void) {
  const { api, queryClient, toasts } = useServices();
  const t = useAlertMessages();
  const s = useSharedMessages();
  const { fault, run } = useWrite(
    async (body: PriceAlert) => {
      const answer = await api.call(createPriceAlert, { body });
      if (answer.status_code === 201) {
        // SHELL-20.
        toasts.show({ kind: 'success', text: t('done', { email: body.contact_email }), durationMs: 5000 });
        void queryClient.invalidateQueries({ queryKey: ['list-price-alerts'] });
        onSet();
        return null;
      }
      const { problem, fields = {} } = answer.result;
      showRefusedFields(form, fields);
      const unseen = Object.entries(fields).find(([field]) => !shownFields.includes(field))?.[1];
      if (unseen !== undefined) return s(messageKey(unseen));
      return Object.keys(fields).length === 0 ? s(`problem.${problem}`) : null;
    },
    () => t('failed'),
  );
  return { fault, send: run };
}
