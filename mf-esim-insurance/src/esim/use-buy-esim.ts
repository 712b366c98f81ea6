import { bookEsim } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { ApiError, useServices } from '@aylal/shell';
import { useState } from 'react';
import { useSharedMessages } from '../ui/use-esim-messages.ts';

const intent = 'book-esim';

/** Why an order was not made: at the e-mail, or in general. */
export interface BuyFault {
  readonly email?: string;
  readonly general?: string;
}

/** Orders a package and goes to pay for it. A lost answer keeps its key, so that pressing again does not order twice (MNY-3); what was typed stays. */
export function useBuyEsim(slug: string) {
  const { api, intents, navigator, session } = useServices();
  const shared = useSharedMessages();
  const [buying, setBuying] = useState(false);
  const [fault, setFault] = useState<BuyFault>({});

  async function buy(package_id: string, typed: string) {
    if (buying) return;
    setBuying(true);
    setFault({});
    try {
      const user = await session.require('booking');
      if (!user) return;
      const contact_email = typed.trim() || user.email;
      if (!contact_email) return setFault({ email: shared('validation_email_required') });
      const body = { slug, package_id, contact_email };
      const answer = await api.call(bookEsim, { body, idempotencyKey: intents.keyFor(intent, body) });
      intents.settle(intent);
      if (answer.status_code === 200)
        return navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
      const email = answer.result.fields?.['contact_email'];
      setFault(email ? { email: shared(email) } : { general: shared(`problem.${answer.result.problem}`) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault({ general: shared('failed.text') });
    } finally {
      setBuying(false);
    }
  }
  return { buy, buying, fault };
}
