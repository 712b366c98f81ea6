import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import * as v from 'valibot';

/** True for a proxy that may say who the customer is (AUT-5). */
export type TrustedProxies = (address: string) => boolean;

/** For a server that is in the open: nobody's word is believed. */
export const noTrustedProxies: TrustedProxies = () => false;

/** Variable TRUSTED_PROXIES: addresses and ranges (`10.0.0.0/8`), or `loopback`, `linklocal`, `uniquelocal`, separated by spaces or commas. */
export const trustedProxiesVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
  v.rawTransform(({ dataset, addIssue, NEVER }): TrustedProxies => {
    try {
      const trusts = proxyAddress.compile(dataset.value);
      return (address) => trusts(address, 0);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      addIssue({ message: 'must be addresses or ranges such as 10.0.0.0/8' });
      return NEVER;
    }
  }),
);

/** The nearest address that is no trusted proxy; without one the word of `x-forwarded-for` is not even read. */
export function senderOf(request: IncomingMessage, trusted: (address: string, hop: number) => boolean): string {
  return proxyAddress(request, trusted);
}
