import { importIdentity } from '@aylal/contracts/account';
import type { Services } from '@aylal/shell';

/** What the customer agreed to (CALL-41), asked for once: the code is good for one call. Whatever is answered is the answer; nothing of it outlives the page. */
export function importIdentityQuery({ api }: Pick<Services, 'api'>, body: { code: string; state: string }) {
  return {
    queryKey: [importIdentity.name, body.state],
    queryFn: () => api.call(importIdentity, { body }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
  };
}
