import type { Money } from '@aylal/domain/money';
import * as v from 'valibot';
import {
  createPartnerTransport,
  type PartnerCall,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import type { PaymentPort } from '../payment-port.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    /** One of `payments`, which can also be asked whether it would lend. */
    readonly lender: Lender;
  }
}

/** Whether the lender would lend an amount, and the most it lends. */
export interface LendEligibility {
  readonly eligible: boolean;
  readonly limit: Money;
}

/**
 * Who lends a customer the price of an order: a way to pay like the others, whose invoice is a loan offer that the customer confirms at the lender, and whose
 * payment is the lender's payout to us. What the customer owes then is between the two.
 */
export interface Lender extends PaymentPort {
  /** For an amount before anything is booked, or for an order: the lender may have refused that one. */
  eligibility(amount: Money, order?: string): Promise<LendEligibility>;
}

export interface LenderSettings extends Omit<PartnerTransportSettings, 'refusalKey'>, PartnerUrl {
  readonly token: string;
}

const eligibility = v.object({ eligible: v.boolean(), limit: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const offered = v.object({ loan_id: v.pipe(v.string(), v.nonEmpty()), confirm_url: v.pipe(v.string(), v.url()) });
const loanState = v.object({
  status: v.optional(v.string(), ''),
  payouts: v.array(
    v.object({ id: v.pipe(v.string(), v.nonEmpty()), amount: v.pipe(v.number(), v.integer()), currency: v.string() }),
  ),
});
const found = v.object({ loan_id: v.pipe(v.string(), v.nonEmpty()) });
const refusal = v.object({ error: v.string() });

/** The lender's loan API: eligibility, offer, standing, withdrawal, each with the merchant's token. */
export function createLender(settings: LenderSettings): Lender {
  const transport = createPartnerTransport({
    ...settings,
    refusalKey: (body) => {
      const parsed = v.safeParse(refusal, body);
      return parsed.success ? parsed.output.error : '';
    },
  });
  const call = (what: Omit<PartnerCall, 'authorization'>) =>
    transport.send({ ...what, authorization: `Bearer ${settings.token}` });
  const loanPath = (id: string) => `/loans/${encodeURIComponent(id)}`;

  return {
    name: 'LENDPAY',
    ready: settings.ready,
    outside: settings.outside,
    eligibility: async (amount, order) => {
      const body = { amount, ...(order === undefined ? {} : { order }) };
      const answer = await call({ method: 'POST', path: '/eligibility', body, repeatable: true });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      return parsePartnerAnswer(eligibility, answer.body, 'unavailable');
    },
    openInvoice: async ({ senderNo, receiver, description, amount, callbackUrl }) => {
      const body = { reference: senderNo, order: receiver, description, amount, callback_url: callbackUrl };
      const answer = await call({ method: 'POST', path: '/loans', body, repeatable: false });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const loan = parsePartnerAnswer(offered, answer.body, 'unknown');
      return { partnerId: loan.loan_id, qrText: '', url: loan.confirm_url, banks: [] };
    },
    standing: async ({ partnerId }) => {
      const answer = await call({ method: 'GET', path: loanPath(partnerId), repeatable: true });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      // Another currency cannot settle a debt in tögrög (MNY-8); a person has to look at it.
      const { status, payouts } = parsePartnerAnswer(loanState, answer.body, 'unavailable');
      return {
        payments: payouts.filter(({ currency }) => currency === 'MNT'),
        declined: status === 'refused' ? 'declined' : null,
      };
    },
    findInvoice: async ({ senderNo }) => {
      const path = `/loans?${new URLSearchParams({ reference: senderNo }).toString()}`;
      const answer = await call({ method: 'GET', path, repeatable: true });
      if (answer.key === 'LOAN_NOT_FOUND') return undefined;
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      return parsePartnerAnswer(found, answer.body, 'unavailable').loan_id;
    },
    cancelInvoice: async ({ partnerId }) => {
      const answer = await call({ method: 'DELETE', path: loanPath(partnerId), repeatable: true });
      if (answer.status < 300 || answer.key === 'LOAN_NOT_FOUND') return 'cancelled';
      if (answer.key === 'LOAN_PAID_OUT') return 'already-paid';
      throw new PartnerError('refused', answer.key);
    },
    close: () => transport.close(),
  };
}
