import type { Dispatcher } from 'undici';
import type { AskProvider } from '../../rendering/render-request.ts';
import { shopApi } from '../proxy/forwarded-api.ts';
import { createOperationFinder } from '../proxy/forwarded-operations.ts';
import { upstreamHeaders } from '../proxy/upstream-headers.ts';

export interface ReadPublicOptions {
  readonly provider: Dispatcher;
  readonly origin: string;
  readonly hostKey: string | null;
  readonly suggestKey: string | null;
}

const mostBytes = 4 * 1024 * 1024;
const limitMs = 5000;

/** Reads of the provider that need nobody's name, for one visitor's page: they carry his address, for the budgets of the provider, and never his session. Everything else is refused. */
export function createPublicReader({ provider, origin, hostKey, suggestKey }: ReadPublicOptions) {
  const findOperation = createOperationFinder(shopApi.operations);
  return ({ address, requestId }: { address: string; requestId: string }): AskProvider =>
    async (url, locale, change) => {
      const operation = findOperation('GET', url.split('?')[0] ?? '');
      if (change || operation?.auth !== 'none') throw new Error(`${url} is no public read`);
      const answer = await provider.request({
        origin,
        path: url,
        method: 'GET',
        headers: upstreamHeaders(
          { accept: 'application/json', 'accept-language': locale },
          {
            token: null,
            address,
            browser: null,
            payments: null,
            nextBrowser: null,
            requestId,
            hostKey,
            apiKey: operation.apiKey ? suggestKey : null,
          },
        ),
        headersTimeout: limitMs,
        bodyTimeout: limitMs,
      });
      const body = await answer.body.text();
      if (body.length > mostBytes) throw new Error(`${url} answers too much for a page`);
      return { status: answer.statusCode, body };
    };
}
