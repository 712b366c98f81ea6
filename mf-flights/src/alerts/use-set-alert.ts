import { useState } from 'react';
import { createPriceAlert, type PriceAlert } from '@aylal/contracts';
import { showRefusedFields, type SchemaForm } from '@aylal/forms';
import { ApiError, useServices } from '@aylal/shell';
import { useSharedMessages } from '../ui/use-flights-messages.ts';
import { useAlertMessages } from './alert-words.ts';
import type { PriceAlertValues } from './price-alert-values.ts';

/** Fields that the form shows; a fault elsewhere is said as a sentence. */
const shownFields = ['contact_email', 'flex_date', 'max_price'];

/** Sends an alert (CALL-44) and shows what came of it: at the fields, or as a sentence (`fault`). */
export function useSetAlert(form: SchemaForm<PriceAlertValues, PriceAlert>, onSet: () => void) {
  const { api, queryClient, toasts } = useServices();
  const t = useAlertMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);

  const send = async (body: PriceAlert) => {
    setFault(null);
    try {
      const answer = await api.call(createPriceAlert, { body });
      if (answer.status_code === 201) {
        // SHELL-20.
        toasts.show({ kind: 'success', text: t('done', { email: body.contact_email }), durationMs: 5000 });
        void queryClient.invalidateQueries({ queryKey: ['list-price-alerts'] });
        return onSet();
      }
      const { problem, fields = {} } = answer.result;
      showRefusedFields(form, fields);
      const unseen = Object.entries(fields).find(([field]) => !shownFields.includes(field))?.[1];
      if (unseen !== undefined) setFault(s(unseen));
      else if (Object.keys(fields).length === 0) setFault(s(`problem.${problem}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('failed'));
    }
  };
  return { fault, send };
}
