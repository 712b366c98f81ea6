import { useState } from 'react';
import type { Refusal } from '@aylal/contracts';
import { showRefusedFields, type FieldValues, type SchemaForm } from '@aylal/forms';
import { ApiError } from '@aylal/shell';
import { useSharedMessages } from '../ui/use-flights-messages.ts';
import { useSubscriptionMessages } from './subscription-words.ts';

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
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const send = async (body: Out) => {
    setFault(null);
    try {
      const answer = await call(body);
      if (answer.result === null) return setDone(answer.status_code);
      const { problem, fields } = answer.result;
      showRefusedFields(form, fields);
      if (!fields) setFault(problem === 'not-found' ? t('unknown') : s(`problem.${problem}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('failed'));
    }
  };
  return { fault, done, send, again: () => setDone(null) };
}
