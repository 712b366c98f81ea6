import { returnTransfer } from '@aylal/contracts/office';
import { bankList } from '@aylal/domain/payments';
import { returnTransfer as sendBack, type WantedReturn } from '../commerce/payments/transfer/return-transfer.ts';
import { holderName } from '../commerce/withdrawals/payouts/holder-name.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { writeAudit } from './audit-log.ts';
import { lockWork, subjectOf } from './work-commands.ts';

/** NEED-224: the bank names the holder first, outside; then the return, the end of the work and the line of the audit log are one transaction. A job pays. */
export function returnTransferRoute(deps: Pick<Deps, 'db' | 'ids' | 'payout'>): Route {
  return route(returnTransfer).to(async ({ body: { id, reference, bank_name, reason }, staff, now }) => {
    const of = { kind: 'unmatched-transfer', reference } as const;
    const record = Number(reference.slice('TRF-'.length));
    const to = bank_name === null ? null : await receiverOf(deps, record, bank_name);
    return deps.db.transaction().execute(async (tx) => {
      const work = await lockWork(tx, of);
      const known = await returnOf(tx, id);
      if (known !== undefined && known !== record) throw refuse('state-conflict');
      if (known === undefined) {
        if (work.isDone || work.owner !== staff.id) throw refuse('state-conflict');
        if (!(await sendBack(deps, tx, { id, record, to }, now))) throw refuse('state-conflict');
        const after = { id, ...to };
        await writeAudit(tx, staff, { act: 'return-transfer', subject: subjectOf(of), reason, after }, now);
      }
      return { status_code: 200, result: { reference } };
    });
  });
}

/** The transfer that a wish has sent back; undefined where there is no such wish. */
async function returnOf(tx: Tx, id: string): Promise<number | undefined> {
  const row = await tx.selectFrom('transfer_returns').select('record').where('id', '=', id).executeTakeFirst();
  return row?.record;
}

/** Who holds the sender's account, as the bank that was chosen names it: a statement has the number alone. 400 where that bank has no such account. */
async function receiverOf(
  { db, payout }: { readonly db: Db; readonly payout: Deps['payout'] },
  record: number,
  bank_name: string,
): Promise<WantedReturn['to']> {
  const transfer = await db
    .selectFrom('bank_transfers')
    .select('sender')
    .where('record', '=', record)
    .executeTakeFirst();
  if (!transfer) throw refuse('not-found');
  const code = bankList.find(({ value }) => value === bank_name)?.code;
  const answer = code && transfer.sender ? await payout.holderOf(code, transfer.sender) : { kind: 'unknown' as const };
  if (answer.kind === 'silent') throw refuse('unavailable', { retryAfterSeconds: 5 });
  if (answer.kind === 'unknown') throw refuse('invalid-input', { fields: { bank_name: 'validation_required_bank' } });
  return { bank_name, account_name: holderName(answer.holder) };
}
