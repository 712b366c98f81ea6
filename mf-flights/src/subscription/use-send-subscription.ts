import { useState } from 'react';
import type { Refusal } from '@aylal/contracts';
import { showRefusedFields, type FieldValues, type SchemaForm } from '@aylal/forms';
import { useWrite } from '@aylal/parts';
import { useSharedMessages } from '@aylal/shell';
import { useSubscriptionMessages } from './subscription-messages.ts';

/** An answer of either call. */
interface Sent {
  readonly status_code: number;
  readonly result: Refusal | null;
}

/** Sends what the form holds and shows what came of it: at the fields, or as a sentence (`fault`); `done` is the status of success. */
export function useSendSubscription<In extends FieldValues, Out>(
  form: SchemaForm<In, Out>,
  call: (body: Out) => Promise<Sent>,
) {
  const t = useSubscriptionMessages();
  const s = useSharedMessages();
  const [done, setDone] = useState<number | null>(null);
  const { fault, run } = useWrite(
    async (body: Out) => {
      const answer = await call(body);
      if (answer.result === null) {
        setDone(answer.status_code);
        return null;
      }
      const { problem, fields } = answer.result;
      showRefusedFields(form, fields);
      if (fields) return null;
      return problem === 'not-found' ? t('unknown') : s(`problem.${problem}`);
    },
    () => t('failed'),
  );
  return { fault, done, send: run, again: () => setDone(null) };
}
