import type { BodyInput } from '@aylal/contracts';
import { bookCart, removeCartItem, updateCartItem } from '@aylal/contracts/cart';
import { idempotentCall } from '@aylal/booking';
import { checkedBy, checkValues, postedValues } from '@aylal/forms';
import { cartRoute, checkoutRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';
import { cartErrorKey } from '../domain/cart-error-key.ts';
import { startValues, type ShipmentValues } from '../ui/shipment/shipment-form-values.ts';
import { actField, type CartRefusal } from './plain-cart-fields.ts';

type Answer = SubmitAnswer<CartRefusal>;
type Refused = Parameters<typeof cartErrorKey>[0];

interface TypedBooking {
  readonly contact_email: string;
  readonly total: number;
  readonly shipment?: ShipmentValues;
}
/** The contract's rules for what is typed. */
const booking = checkedBy<TypedBooking, BodyInput<typeof bookCart>>(bookCart.body);

/** Changes or orders the cart by what was posted without scripts, by the calls of the screen (CALL-03, CALL-04, CALL-06); a booking leads to its checkout. */
export async function submit(args: SubmitArgs): Promise<Answer> {
  const act = args.fields.get(actField);
  try {
    const refused = act === 'book' ? await book(args) : await change(args, act);
    if (refused) return refused;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { own: 'fault.unexpected' } };
  }
  throw redirect({ url: args.url }, cartRoute.to());
}

async function change({ fields, services: { api } }: SubmitArgs, act: string | null): Promise<Answer | null> {
  const id = fields.get('id') ?? '';
  const quantity = Number(fields.get('quantity') ?? '');
  const answer =
    act === 'remove'
      ? await api.call(removeCartItem, { params: { id } })
      : await api.call(updateCartItem, { body: { id, quantity } });
  return answer.status_code === 200 ? null : { refused: said(answer) };
}

async function book({ url, fields, services }: SubmitArgs): Promise<Answer> {
  const { result: cart } = await services.queryClient.fetchQuery(cartQuery(services));
  const typed = {
    contact_email: fields.get('contact_email') ?? '',
    total: Number(fields.get('total') ?? ''),
    ...(cart.delivery_fee > 0 ? { shipment: postedValues(startValues(null, ''), fields) } : {}),
  };
  const { values: body, faults: wrong } = checkValues(booking, typed);
  if (wrong) return { faults: atFields(wrong) };
  const sent = await idempotentCall(services, bookCart, body);
  if (sent.kind !== 'answered')
    return { refused: { own: 'fault.unanswered' }, ...(sent.kind === 'unknown' ? { unknown: true } : {}) };
  const { answer } = sent;
  if (answer.status_code === 200)
    throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: answer.result.ref_number }));
  const { fields: faults } = answer.result;
  return faults && !cartErrorKey(answer) ? { faults: atFields(faults) } : { refused: said(answer) };
}

/** Why the cart is not as it was asked to be, in our words or the provider's. */
function said(answer: Refused): CartRefusal {
  const own = cartErrorKey(answer);
  if (own) return { own };
  return answer.message ? { message: answer.message } : { shared: `problem.${answer.result.problem}` };
}

/** Of the form: its fields of the address are not below `shipment`. */
function atFields(faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([path, key]) => [path.replace(/^shipment\./, ''), key]));
}
