import type { i18n as I18n } from 'i18next';
import { getConfig } from '@aylal/contracts/shell';
import type { Environment } from '../app/create-services.ts';
import type { AskProvider, ProviderAnswer, ProviderChange, RenderRequest } from './render-request.ts';

/** What a render on a server gives to the services: no cookies, no storage, no other tabs; calls go through the worker's port. */
export function serverEnvironment({ boot, at, own }: RenderRequest, i18n: I18n, ask: AskProvider): Environment {
  const now = new Date(at);
  return {
    boot,
    i18n,
    fetch: async (url, init) => {
      const { status, body } = ownAnswer(String(url), boot) ?? (await ask(String(url), boot.locale, changeOf(init)));
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
    newKey: keysOf(own?.formKey),
    jitter: () => 0,
    every: () => () => {},
    reportError: (error) => {
      throw error;
    },
  };
}

function changeOf(init: RequestInit | undefined): ProviderChange | undefined {
  const method = init?.method ?? 'GET';
  if (method === 'GET') return undefined;
  const headers = init?.headers as Readonly<Record<string, string>> | undefined;
  const body = typeof init?.body === 'string' ? init.body : null;
  return { method, body, idempotencyKey: headers?.['idempotency-key'] ?? null, release: headers?.['x-aylal-release'] };
}

/** Keys that follow from that of the form, so that the same form posted again sends the same ones. Without a form nobody does anything that needs one. */
function keysOf(formKey: string | undefined): () => string {
  let made = 0;
  return () => {
    if (formKey === undefined) throw new Error('a render makes no idempotency keys');
    made += 1;
    return `${formKey}.${made}`;
  };
}

/** What our own server answers and no provider knows (GAP-46): it is in the page already. */
function ownAnswer(url: string, { config }: RenderRequest['boot']): ProviderAnswer | null {
  if (url !== getConfig.path || config === null) return null;
  return { status: 200, body: JSON.stringify({ status_code: 200, message: '', result: config }) };
}
