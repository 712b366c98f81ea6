import * as v from 'valibot';
import { isLocalDate } from '@aylal/domain/calendar';
import { listedProducts, orderPlacePattern, orderSearchLength, orderStates } from '@aylal/domain/orders';
import { paymentTypes } from '@aylal/domain/payments';
import { defineRoute } from './define-route.ts';

const anySearch = v.looseObject({});

/** ROUTE-01. */
export const homeRoute = defineRoute('/', anySearch);

/** ROUTE-55: an order named in the search part; any other text names none. */
const namedOrder = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/i))), undefined);

/**
 * ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-06. Whatever is typed as `p` only chooses what is shown; `now_pay_amount` is a sum that the order itself offers; `top_up` says that
 * more data for an eSIM is paid, and leads back to that eSIM.
 */
export const checkoutRoutes = {
  find: defineRoute('/checkout', v.looseObject({ refNumber: namedOrder })),
  checkout: defineRoute(
    '/checkout/:refNumber',
    v.looseObject({
      p: v.optional(v.fallback(v.picklist(paymentTypes), 'regular'), 'regular'),
      /** Without scripts: the way to pay whose invoice stands on the page. */
      pay: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{1,24}$/))), undefined),
      now_pay_amount: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))), undefined),
      top_up: v.fallback(
        v.optional(
          v.pipe(
            v.literal('true'),
            v.transform(() => true),
          ),
        ),
        undefined,
      ),
    }),
  ),
};

/** ROUTE-15: what payment in parts and by loan means. */
export const paymentTermsRoute = defineRoute('/payment_condition', anySearch);

const day = v.pipe(
  v.string(),
  v.check((text) => isLocalDate(text)),
);

/** What an OAuth server hands over; any other text is nothing. */
const identityWord = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,1024}$/))), undefined);

/** ROUTE-08, ROUTE-09, ROUTE-19 to ROUTE-23, ROUTE-43, ROUTE-44. `next` is a page of ours to go to after signing in. */
export const accountRoutes = {
  login: defineRoute('/auth/login', v.looseObject({ next: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))) })),
  passwordRecovery: defineRoute('/auth/password-recovery', anySearch),
  /** What makes no sense in the filter asks for nothing. `after` is the place where the page before ended, `page` the number that goes with it. */
  orders: defineRoute(
    '/user/order',
    v.looseObject({
      product: v.fallback(v.optional(v.picklist(listedProducts)), undefined),
      state: v.fallback(v.optional(v.picklist(orderStates)), undefined),
      text: v.fallback(
        v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(orderSearchLength))),
        undefined,
      ),
      from: v.fallback(v.optional(day), undefined),
      to: v.fallback(v.optional(day), undefined),
      after: v.fallback(v.optional(v.pipe(v.string(), v.regex(orderPlacePattern))), undefined),
      page: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1), '1'),
      refNumber: namedOrder,
    }),
  ),
  order: defineRoute('/user/order/:product/:refNumber', anySearch),
  passengers: defineRoute('/user/passengers', anySearch),
  gameWallet: defineRoute('/user/game-wallet', anySearch),
  gameStatement: defineRoute('/user/game-wallet/user-statement', anySearch),
  /** Where e-Mongolia leads back to; what it brings is taken out of the address at once. */
  identityImport: defineRoute(
    '/user/passengers/emongolia',
    v.looseObject({ code: identityWord, state: identityWord, error: identityWord }),
  ),
  /** ROUTE-24. */
  savedHotels: defineRoute('/user/hotels', anySearch),
  profile: defineRoute('/user/profile', anySearch),
  wallet: defineRoute('/user/wallet', anySearch),
  /** Where the customer is signed in, and what is kept of them. */
  security: defineRoute('/user/security', anySearch),
  /** Where the mail about a changed contact leads, to freeze the money of the account without sign-in. */
  notMe: defineRoute('/user/not-me', v.object({ link: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) })),
};
