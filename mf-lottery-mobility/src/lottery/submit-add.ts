import { addToCart } from '@aylal/contracts/cart';
import { accountRoutes, cartRoute } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { cartErrorKey } from '../domain/cart-error-key.ts';
import { addField, type AddRefusal } from '../ui/add-field.ts';

/** Puts one ticket into the cart without scripts (CALL-02) and shows it, after the sign-in where nobody is signed in. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<AddRefusal>> {
  const next = `${url.pathname.replace(/^\/[^/]*/, '')}${url.search}`;
  if (services.session.get().status === 'anonymous') throw redirect({ url }, accountRoutes.login.to({}, { next }));
  const name = fields.get(addField) ?? '';
  try {
    const answer = await services.api.call(addToCart, { body: { name, quantity: 1 } });
    if (answer.status_code !== 200) return { refused: { name, ...said(answer) } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { name, key: 'fault.unexpected' } };
  }
  throw redirect({ url }, cartRoute.to());
}

function said(answer: Parameters<typeof cartErrorKey>[0]): Omit<AddRefusal, 'name'> {
  const key = cartErrorKey(answer);
  if (key) return { key };
  return answer.message ? { message: answer.message } : { key: 'fault.error' };
}
