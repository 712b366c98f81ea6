import { useState } from 'react';
import { answerPartnerChange } from '@aylal/contracts/orders';
import { idempotentCall } from '@aylal/booking';
import { useServices, useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { PartnerChangeProps } from './partner-change-card.tsx';

type Answer = PartnerChangeProps['change']['answers'][number];

/** Sends the answer to a change, and reads the page again: what was answered elsewhere meanwhile is there then. A lost answer keeps its key, so pressing again asks about the same. */
export function useAnswerChange({ ref_number }: PartnerChangeProps['order'], { id }: PartnerChangeProps['change']) {
  const services = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [sending, setSending] = useState<Answer | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function send(answer: Answer) {
    setSending(answer);
    setFault(null);
    const body = { ref_number, change: id, answer };
    const sent = await idempotentCall(services, answerPartnerChange, body, `${answerPartnerChange.name} ${ref_number}`);
    if (sent.kind !== 'answered') setFault(s('failed.text'));
    else if (sent.answer.status_code === 409) setFault(t('carrierChange.late'));
    else if (sent.answer.status_code !== 200) setFault(sent.answer.message || s('failed.text'));
    await services.queryClient.invalidateQueries();
    setSending(null);
  }
  return { sending, fault, send };
}
