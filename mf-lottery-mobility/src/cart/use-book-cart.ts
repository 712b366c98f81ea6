import { bookCart, type Shipment } from '@aylal/contracts/cart';
import type { Money } from '@aylal/domain/money';
import { idempotentCall, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { messageKey, useQueryClient, useServices, useSharedMessages } from '@aylal/shell';
import { useState } from 'react';
import { cartQuery } from '../api/cart-query.ts';
import { cartErrorKey } from '../domain/cart-error-key.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** What is booked: the sum as the customer saw it, and where to bring what is delivered. */
interface CartBooking {
  readonly contact_email: string;
  readonly total: Money;
  readonly shipment?: Shipment;
}

/** Orders the cart and goes to its checkout. A lost answer is asked for again by its key (MNY-4, MNY-12). What was refused reads the cart again, so that the next press agrees to what it shows (MNY-6). */
export function useBookCart(onBooked: () => void) {
  const services = useServices();
  const queryClient = useQueryClient();
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const patience = usePatience();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [emailFault, setEmailFault] = useState<string | null>(null);

  async function send(booking: CartBooking): Promise<void> {
    const sent = await idempotentCall({ ...services, patience }, bookCart, { ...booking });
    if (sent.kind !== 'answered') return setFault(t('fault.unanswered'));
    const { answer } = sent;
    if (answer.status_code === 200) {
      onBooked();
      return services.navigator.go(checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
    }
    const wrongEmail = answer.result.fields?.['contact_email'];
    if (wrongEmail) return setEmailFault(shared(messageKey(wrongEmail)));
    void queryClient.invalidateQueries({ queryKey: cartQuery(services).queryKey });
    const key = cartErrorKey(answer);
    setFault(key ? t(key) : shared(`problem.${answer.result.problem}`));
  }
  async function book(booking: CartBooking): Promise<void> {
    setSending(true);
    setFault(null);
    setEmailFault(null);
    await send(booking);
    setSending(false);
  }
  return { sending, fault, emailFault, book };
}
