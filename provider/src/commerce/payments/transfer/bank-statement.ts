import * as v from 'valibot';
import type { Money } from '@aylal/domain/money';
import { createGatewayClient, type GatewaySettings } from '../../../platform/partner-http/gateway-client.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { readRows } from '../../../platform/partner-http/read-rows.ts';

/** Money that came in on our account. `record` numbers the movements of the account and grows. */
export interface IncomingTransfer {
  readonly record: number;
  readonly amount: Money;
  readonly purpose: string;
  readonly sender: string;
}

/** What came in, oldest first, and the rows of the answer that cannot be read. */
export interface Incoming {
  readonly transfers: readonly IncomingTransfer[];
  readonly odd: readonly unknown[];
}

/** The statement of our account. */
export interface BankStatement {
  /** What came in after this record. Throws `PartnerError`; may be asked again at will. */
  incomingAfter(record: number): Promise<Incoming>;
  close(): Promise<void>;
}

export interface BankStatementSettings extends GatewaySettings {
  readonly account: string;
}

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
  transactions: v.array(v.unknown()),
});
/** A database keeps no NUL, and a bank may well send one. */
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((written) => written.replaceAll('\0', '')),
);
const movement = v.object({
  record: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  amount,
  description: text,
  relatedAccount: text,
});

/**
 * The movements of one account after a record, at a bank's gateway for firms. Money that went out has an amount below zero and is left alone.
 */
export function createBankStatement(settings: BankStatementSettings): BankStatement {
  const gateway = createGatewayClient(settings);
  return {
    incomingAfter: async (record) => {
      const path = `/statements/${encodeURIComponent(settings.account)}/record?record=${record}`;
      const answer = await gateway.call({ method: 'GET', path, repeatable: true });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const { account, transactions } = parsePartnerAnswer(statement, answer.body, 'unavailable');
      if (account !== settings.account) throw new PartnerError('unavailable', 'OTHER_ACCOUNT');
      const { rows, odd } = readRows(movement, transactions);
      const transfers = rows
        .filter((each) => each.amount > 0)
        .map((each) => ({
          record: each.record,
          amount: each.amount,
          purpose: each.description,
          sender: each.relatedAccount,
        }));
      return { transfers, odd };
    },
    close: () => gateway.close(),
  };
}
