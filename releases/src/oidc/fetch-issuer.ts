import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { readLimited } from '../sources/http-reader.ts';
import { isSecureAddress } from './secure-address.ts';

const deadlineMs = 5_000;
const mostBytes = 256 * 1024;
const restMs = 30_000;

/** Reads a JSON document of an issuer. Rejects with `oidc-issuer-silent`, also when it has another shape. */
export type FetchIssuer = <S extends v.GenericSchema>(address: string, shape: S) => Promise<v.InferOutput<S>>;

/** Over https only, from that address only, within five seconds and 256 KB; an address that failed is asked again after half a minute. `clock` answers milliseconds. */
export function createIssuerFetcher(fetch: typeof globalThis.fetch, clock: () => number): FetchIssuer {
  const restsUntil = new Map<string, number>();
  return async (address, shape) => {
    if (!isSecureAddress(address)) throw silent(address, 'it is no https address');
    if ((restsUntil.get(address) ?? 0) > clock()) throw silent(address, 'it failed less than half a minute ago');
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const answer = await fetch(address, { redirect: 'error', headers: { accept: 'application/json' }, signal });
      if (answer.status !== 200) throw new Error(`it answered ${answer.status}`);
      const bytes = await readLimited(answer, address, mostBytes);
      return v.parse(shape, JSON.parse(Buffer.from(bytes).toString('utf8')));
    } catch (error) {
      restsUntil.set(address, clock() + restMs);
      throw silent(address, error instanceof Error ? error.message : String(error));
    }
  };
}

function silent(address: string, why: string): Refused {
  return new Refused('oidc-issuer-silent', `${address} cannot be read: ${why}; try again in a minute`);
}
