import { readCart } from '@aylal/contracts';
import type { ApiClient } from '@aylal/shell';

/** How many pieces the customer's cart holds; undefined where that cannot be read now. */
export async function readCartCount(api: ApiClient): Promise<number | undefined> {
  const answer = await api.call(readCart, {});
  return answer.status_code === 200 ? answer.result.count : undefined;
}
