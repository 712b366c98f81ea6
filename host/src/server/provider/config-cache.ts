import type { Currency } from '@aylal/domain/money';
import { operations } from '@aylal/contracts/operations';
import * as v from 'valibot';
import type { Dispatcher } from 'undici';

/** What every page carries from the provider, kept in memory: a page never waits for it (REL-4). */
export interface ConfigCache {
  readonly rates: Partial<Record<Currency, string>>;
  /** Asks again; keeps what is known when the provider does not answer. */
  refresh(): Promise<void>;
}

export function createConfigCache({ provider, origin }: { provider: Dispatcher; origin: string }): ConfigCache {
  let rates: Partial<Record<Currency, string>> = {};
  return {
    get rates() {
      return rates;
    },
    async refresh() {
      const answer = await provider.request({
        origin,
        path: operations.listRates.path,
        method: 'GET',
        headers: { accept: 'application/json' },
        headersTimeout: 3000,
        bodyTimeout: 3000,
      });
      const parsed = v.safeParse(operations.listRates.answers[200], await answer.body.json());
      if (answer.statusCode === 200 && parsed.success) rates = parsed.output.result;
    },
  };
}
