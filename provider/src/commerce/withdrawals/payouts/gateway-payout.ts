import * as v from 'valibot';
import { createGatewayClient, type GatewaySettings } from '../../../platform/partner-http/gateway-client.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerAnswer } from '../../../platform/partner-http/partner-transport.ts';
import type { Payout, PayoutAnswer, PayoutPort } from './payout-port.ts';

export interface GatewayPayoutSettings extends GatewaySettings {
  /** Ours, from which money is paid, and its bank's code. */
  readonly account: string;
  readonly bank: string;
  /** Who signs the transfers at the bank. */
  readonly login: string;
  readonly transferPassword: string;
}

/** Both calls of one payout together stay within this. */
const DEADLINE_MS = 4_000;

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());
const holder = v.object({ custFirstName: name, custLastName: name });
const transfer = v.object({ status: v.picklist(['SUCCESS', 'FAILED', 'PENDING']) });

/**
 * Payouts at a bank's gateway for firms: `/accounts/{account}/name` for the holder, `/transfer/domestic` within the bank and `/transfer/interbank`
 * beyond it, each with our `transferid`, by which the bank pays once and `/transfer/{transferid}` says what became of it. It is always asked first.
 */
export function createGatewayPayout(settings: GatewayPayoutSettings): PayoutPort {
  const gateway = createGatewayClient({ deadlineMs: DEADLINE_MS, ...settings });

  async function outcomeOf(reference: string): Promise<PayoutAnswer | undefined> {
    const path = `/transfer/${encodeURIComponent(reference)}`;
    const answer = await gateway.call({ method: 'GET', path, repeatable: true });
    return answer.status === 404 ? undefined : readOutcome(answer);
  }

  async function send({ reference, bank, account, holder: toAccountName, amount }: Payout): Promise<PayoutAnswer> {
    const body = {
      transferid: reference,
      fromAccount: settings.account,
      toAccount: account,
      toAccountName,
      toBank: bank,
      toCurrency: 'MNT',
      currency: 'MNT',
      amount,
      description: `AYLAL ${reference}`,
      loginName: settings.login,
      tranPassword: settings.transferPassword,
    };
    const path = bank === settings.bank ? '/transfer/domestic' : '/transfer/interbank';
    const answer = await gateway.call({ method: 'POST', path, body, repeatable: false });
    // Only a refusal of the transfer itself ends it; whatever else the bank says, it is asked again.
    return answer.status === 422 ? 'refused' : readOutcome(answer);
  }

  return {
    holderOf: (bank, account) =>
      unlessSilent({ kind: 'silent' } as const, async () => {
        const path = `/accounts/${encodeURIComponent(account)}/name?bank=${encodeURIComponent(bank)}`;
        const answer = await gateway.call({ method: 'GET', path, repeatable: true });
        if (answer.status === 404) return { kind: 'unknown' };
        const parsed = v.safeParse(holder, answer.status < 300 ? answer.body : undefined);
        return parsed.success ? { kind: 'found', holder: parsed.output } : { kind: 'silent' };
      }),
    pay: (payout) => unlessSilent('silent', async () => (await outcomeOf(payout.reference)) ?? send(payout)),
    close: () => gateway.close(),
  };
}

function readOutcome({ status, body }: PartnerAnswer): PayoutAnswer {
  const parsed = v.safeParse(transfer, status < 300 ? body : undefined);
  if (!parsed.success || parsed.output.status === 'PENDING') return 'silent';
  return parsed.output.status === 'SUCCESS' ? 'paid' : 'refused';
}

async function unlessSilent<T>(silent: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return silent;
  }
}
