import * as v from 'valibot';
import type { Money } from '@aylal/domain';
import { createPartnerTransport, type PartnerTransportSettings } from '../../partners/partner-transport.ts';
import { parsePartnerAnswer } from '../../partners/parse-partner-answer.ts';
import { PartnerError } from '../../partners/partner-error.ts';

/** Money that came in on our account. `record` numbers the movements of the account and grows. */
export interface IncomingTransfer {
  readonly record: number;
  readonly amount: Money;
  readonly purpose: string;
  readonly sender: string;
}

/** The statement of our account. */
export interface BankStatement {
  /** What came in after this record, oldest first. Throws `PartnerError`; may be asked again at will. */
  incomingAfter(record: number): Promise<readonly IncomingTransfer[]>;
  close(): Promise<void>;
}

export interface BankStatementSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly username: string;
  readonly password: string;
  readonly account: string;
}

const refusal = v.object({ error: v.string() });
const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
/** Some banks give amounts as text with decimals. Parts of a tögrög are not in use; a bank that shows one is believed for the whole ones. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.transform(Math.floor),
  v.safeInteger(),
);
const statement = v.object({
  account: v.string(),
  currency: v.literal('MNT'),
  transactions: v.array(
    v.object({
      record: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      amount,
      description: v.optional(v.string(), ''),
      relatedAccount: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * A bank's gateway for firms: a token by client credentials, then the movements of one account after a record. Money that went out has an
 * amount below zero and is left alone.
 */
export function createBankStatement(settings: BankStatementSettings): BankStatement {
  const transport = createPartnerTransport({ ...settings, refusalKey });
  const basic = `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`;
  let bearer: string | undefined;

  async function authorization(): Promise<string> {
    if (bearer) return bearer;
    const path = '/auth/token?grant_type=client_credentials';
    const answer = await transport.send({ method: 'POST', path, authorization: basic, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return (bearer = `Bearer ${parsePartnerAnswer(token, answer.body, 'unavailable').access_token}`);
  }
  async function read(record: number) {
    const path = `/statements/${encodeURIComponent(settings.account)}/record?record=${record}`;
    return transport.send({ method: 'GET', path, authorization: await authorization(), repeatable: true });
  }

  return {
    incomingAfter: async (record) => {
      let answer = await read(record);
      if (answer.status === 401) {
        bearer = undefined;
        answer = await read(record);
      }
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const { account, transactions } = parsePartnerAnswer(statement, answer.body, 'unavailable');
      if (account !== settings.account) throw new PartnerError('unavailable', 'OTHER_ACCOUNT');
      return transactions
        .filter((each) => each.amount > 0)
        .map((each) => ({
          record: each.record,
          amount: each.amount,
          purpose: each.description,
          sender: each.relatedAccount,
        }));
    },
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
}
