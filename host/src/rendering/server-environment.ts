import type { i18n as I18n } from 'i18next';
import { getConfig } from '@aylal/contracts/shell';
import type { Environment } from '../app/create-services.ts';
import type { ReadAnswer, ReadPublic, RenderRequest } from './render-request.ts';

/** What a render on a server gives to the services: no cookies, no storage, no other tabs; reads go through the worker's port. */
export function serverEnvironment({ boot, at }: RenderRequest, i18n: I18n, read: ReadPublic): Environment {
  const now = new Date(at);
  return {
    boot,
    i18n,
    fetch: async (url) => {
      const { status, body } = ownAnswer(String(url), boot) ?? (await read(String(url), boot.locale));
      // As much of an answer as our client reads; Node's own needs what a sealed thread has given up.
      return { status, headers: new Headers(), json: async () => JSON.parse(body) as unknown } as Response;
    },
    cookies: { read: () => null, write() {} },
    storage: { getItem: () => null, setItem() {}, removeItem() {}, forget() {} },
    device: { forget() {} },
    keeping: null,
    network: { navigator: { onLine: true }, addEventListener() {}, removeEventListener() {} },
    dataLayer: [],
    now: () => now,
    // A key belongs to an act of a person, and nobody acts here.
    newKey: () => {
      throw new Error('a render makes no idempotency keys');
    },
    jitter: () => 0,
    every: () => () => {},
    reportError: (error) => {
      throw error;
    },
  };
}

/** What our own server answers and no provider knows (GAP-46): it is in the page already. */
function ownAnswer(url: string, { config }: RenderRequest['boot']): ReadAnswer | null {
  if (url !== getConfig.path || config === null) return null;
  return { status: 200, body: JSON.stringify({ status_code: 200, message: '', result: config }) };
}
