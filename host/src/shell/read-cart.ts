import { readCart } from '@aylal/contracts/cart';
import type { ApiClient } from '@aylal/shell';

/** The customer's cart (CALL-07); rejects where it cannot be read now. A cart that is silent is no reason to disturb the page: its own page says so. */
export async function readCartAnswer(api: ApiClient, signal: AbortSignal) {
  const answer = await api.call(readCart, { signal });
  if (answer.status_code !== 200) throw new Error(`the cart could not be read: ${answer.status_code}`);
  return answer;
}
