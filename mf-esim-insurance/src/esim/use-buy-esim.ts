import type { Problem } from '@aylal/contracts';
import { bookEsim } from '@aylal/contracts/esims';
import { idempotentCall, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { messageKey, usePageForm, useServices, useSharedMessages } from '@aylal/shell';
import { useEffect, useState } from 'react';

/** Ids of the form and of the places where a refusal is said: the way to pay may stand far from them. */
export const purchaseForm = 'esim-purchase';
export const contactField = 'esim-contact';
/** The name of the field with the chosen package. */
export const packageField = 'package_id';
export const faultNotice = 'esim-fault';

/** Why the provider made no order of a form that was posted without scripts. */
export type BuyRefusal = Problem | 'unanswered';

/** Why an order was not made: at the e-mail, or in general. */
export interface BuyFault {
  readonly email?: string;
  readonly general?: string;
}

export type Purchase = ReturnType<typeof useBuyEsim>;

/** Orders a package and goes to pay for it. A lost answer is asked for again by its key, so that nothing is ordered twice (MNY-3, MNY-12); what was typed stays. */
export function useBuyEsim(slug: string) {
  const services = useServices();
  const { navigator, session } = services;
  const shared = useSharedMessages();
  const patience = usePatience();
  const [buying, setBuying] = useState(false);
  const posted = usePageForm<BuyRefusal>()?.posted?.answer;
  const [fault, setFault] = useState<BuyFault>(() => ({
    ...(posted?.faults?.['contact_email'] ? { email: shared(messageKey(posted.faults['contact_email'])) } : {}),
    ...(posted?.refused
      ? { general: posted.refused === 'unanswered' ? shared('failed.text') : shared(`problem.${posted.refused}`) }
      : {}),
  }));
  useEffect(() => {
    if (fault.email) document.getElementById(contactField)?.focus();
    else if (fault.general) document.getElementById(faultNotice)?.scrollIntoView({ block: 'center' });
  }, [fault]);

  async function buy(package_id: string, typed: string) {
    if (buying) return;
    setBuying(true);
    setFault({});
    try {
      const user = await session.require('booking', { email: typed.trim() });
      if (!user) return;
      const contact_email = typed.trim() || user.email;
      if (!contact_email) return setFault({ email: shared('validation_email_required') });
      const sent = await idempotentCall({ ...services, patience }, bookEsim, { slug, package_id, contact_email });
      if (sent.kind !== 'answered') return setFault({ general: shared('failed.text') });
      const { answer } = sent;
      if (answer.status_code === 200)
        return navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
      const email = answer.result.fields?.['contact_email'];
      setFault(email ? { email: shared(messageKey(email)) } : { general: shared(`problem.${answer.result.problem}`) });
    } finally {
      setBuying(false);
    }
  }
  return { buy, buying, fault };
}
