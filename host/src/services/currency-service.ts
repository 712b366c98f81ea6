import { currencies, type Currency } from '@aylal/domain/money';
import { currencyChanged, type CurrencyService, type EventBus } from '@aylal/shell';
import { currencyCookie } from '../config/currency-choice.ts';
import type { CookieJar } from './cookie-jar.ts';
import { selectFrom, type HostStore } from '../state/host-store.ts';

/** CUR-05. */
const rereadMs = 1000;

export interface CurrencyServiceOptions {
  store: HostStore;
  cookies: CookieJar;
  events: EventBus;
}

/** The display currency: chosen here, in another tab, or by anyone who writes the cookie; agreed within a second (CUR-05, REL-6). */
export function createCurrencyService({ store, cookies, events }: CurrencyServiceOptions) {
  const state = selectFrom(store, (all) => all.currency);
  const show = (next: Currency) => {
    if (next !== state.get().currency) store.setState({ currency: { ...state.get(), currency: next } });
  };
  const service: CurrencyService = {
    ...state,
    change(next) {
      cookies.write(currencyCookie, next);
      show(next);
      events.publish(currencyChanged, { currency: next });
    },
  };
  return {
    service,
    /** Follows the cookie and the other tabs; returns the undo. */
    watch(every: (task: () => void, ms: number) => () => void): () => void {
      const stopHearing = events.subscribe(currencyChanged, (fact) => show(fact.currency));
      const stopReading = every(() => {
        const chosen = readCurrency(cookies);
        if (chosen) show(chosen);
      }, rereadMs);
      return () => {
        stopHearing();
        stopReading();
      };
    },
  };
}

function readCurrency(cookies: CookieJar): Currency | undefined {
  const value = cookies.read(currencyCookie);
  return currencies.find((currency) => currency === value);
}
