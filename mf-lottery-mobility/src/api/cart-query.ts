import { readCart } from '@aylal/contracts/cart';
import { endpointQuery, type Services } from '@aylal/shell';

/** CALL-07: the cart of who is signed in. */
export function cartQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, readCart);
}
