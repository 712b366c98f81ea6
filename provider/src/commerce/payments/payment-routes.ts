import { checkPayment, createInvoice, listPaymentOptions, listRates } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import { owedNow } from '../orders/order-debt.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { findOpenInvoice, noteLook } from './invoice-store.ts';
import { paymentMethods } from './lend/payment-methods.ts';
import { openInvoice } from './open-invoice.ts';
import { findCustomerPayable } from './payable-order.ts';
import { invoiceView, openInvoiceState, paymentOptionView } from './payment-option-view.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { readRates } from './read-rates.ts';
import { paymentState } from './payment-state.ts';
import { isBeingMatched } from './transfer/being-matched.ts';
import { createInvoiceSync } from './sync-invoice.ts';

/** Paying an order: NEED-09, NEED-10, NEED-30, NEED-12. */
export function paymentRoutes(deps: Deps): readonly Route[] {
  const { sync } = createInvoiceSync(deps);

  return [
    route(listPaymentOptions).to(async ({ query, session, miniApp, now }) => {
      const order = await findCustomerPayable(deps, session.userId, query.ref_number, now);
      if (!order) throw refuse('not-found');
      const ways = await paymentMethods(deps, order, { type: query.p, miniApp });
      return { status_code: 200, result: ways.map((port) => paymentOptionView(port.name, deps.config)) };
    }),
    route(createInvoice).withPartner({
      prepare: async ({ session, body, locale, miniApp }) => {
        const invoice = await openInvoice(deps, session.userId, { ...body, locale, miniApp });
        // Money of a wallet is ours to move: there is nobody to wait for.
        if (invoice.partner === 'WALLET') await sync(invoice);
        return invoice;
      },
      handle: async ({ now }, invoice) => ({ status_code: 200, result: invoiceView(invoice, deps.config, now) }),
    }),
    route(checkPayment).to(
      async ({ body, session, now }) => {
        const order = await findCustomerPayable(deps, session.userId, body.ref_number, now);
        if (!order) throw refuse('not-found');
        const invoice = await findOpenInvoice(deps.db, order.ref_number);
        const reached = !invoice || (await askedPartner(() => sync(invoice)));
        if (!reached) await noteLook(deps.db, order.ref_number, now);
        const open = reached ? await findOpenInvoice(deps.db, order.ref_number) : invoice;
        const current = (await findCustomerPayable(deps, session.userId, order.ref_number, now)) ?? order;
        const { ref_number, paid } = current;
        return {
          status_code: 200,
          result: {
            ref_number,
            state: paymentState(current, open !== undefined, reached),
            paid,
            to_pay: owedNow(current),
            open_invoice: open ? openInvoiceState(open, await isBeingMatched(deps.db, open)) : null,
          },
        };
      },
      { perAccount: { calls: 120, seconds: 60 } },
    ),
    route(listRates).to(async () => ({ status_code: 200, result: await readRates(deps) })),
  ];

  async function askedPartner(ask: () => Promise<void>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      deps.logger.warn('payment-partner-failed', { kind: error.kind, key: error.key });
      return false;
    }
  }
}
