import * as v from 'valibot';
import { locales } from '@aylal/domain/language';
import { currencies } from '@aylal/domain/money';
import { defineEvent } from './define-event.ts';

/** Somebody signed in or out. Without personal data: listeners ask the session service who it is. */
export const sessionChanged = defineEvent('session/changed', 1, v.object({ signedIn: v.boolean() }));
export const currencyChanged = defineEvent('currency/changed', 1, v.object({ currency: v.picklist(currencies) }));
export const localeChanged = defineEvent('locale/changed', 1, v.object({ locale: v.picklist(locales) }));
/** The provider says that an order is paid (WEB-7). */
export const orderPaid = defineEvent('order/paid', 1, v.object({ ref_number: v.string() }));
/** The cart holds `count` pieces now. */
export const cartChanged = defineEvent(
  'cart/changed',
  1,
  v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
);
/** A wallet's balance moved; listeners re-read it. */
export const walletChanged = defineEvent('wallet/changed', 1, v.object({ type: v.picklist(['wallet', 'game']) }));

/** Every event there is; releases list which of them they produce and consume. */
export const events = { sessionChanged, currencyChanged, localeChanged, orderPaid, cartChanged, walletChanged };

type Keys<E> = E extends { readonly name: infer N extends string; readonly version: infer V extends number }
  ? `${N}@${V}`
  : never;

/** How descriptors and releases name the events there are: `cart/changed@1`. */
export type EventKey = Keys<(typeof events)[keyof typeof events]>;
