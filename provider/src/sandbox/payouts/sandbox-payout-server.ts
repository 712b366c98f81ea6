import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { gatewaySignIn } from '../bank/gateway-sign-in.ts';
import { applyFault, injectFault } from '../bank/inject-fault.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import { sandboxHolder } from './sandbox-holders.ts';
import { addSandboxPayout, findSandboxPayout } from './sandbox-transfers.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const order = v.object({
  transferid: text,
  fromAccount: text,
  toAccount: text,
  toAccountName: text,
  toBank: text,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  loginName: text,
  tranPassword: text,
});

/**
 * The sandbox's bank from which customers are paid, under `/sandbox/payouts/v1`. The fault `account-holder` acts on the look-up of a holder, `payout` on a
 * transfer: `fail` with a status of 400 to 499 refuses it for good, and `drop-answer` pays without saying so.
 */
export function sandboxPayoutServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const { db, clock, faults, config } = deps;
  const { account, login, transferPassword } = config.partners.payout;
  gatewaySignIn(app, deps, { ...config.partners.payout, name: 'payouts' });

  app.get<{ Params: { account: string } }>('/accounts/:account/name', async (request, reply) => {
    if (await injectFault(deps, 'account-holder', reply)) return reply;
    const holder = sandboxHolder(parseQuery(request.url)['bank'] ?? '', request.params.account);
    return holder ?? reply.code(404).send({ error: 'ACCOUNT_NOT_FOUND' });
  });

  app.get<{ Params: { id: string } }>('/transfer/:id', async (request, reply) => {
    const made = await findSandboxPayout(db, request.params.id);
    if (!made) return reply.code(404).send({ error: 'TRANSFER_NOT_FOUND' });
    return { transferid: made.reference, status: made.outcome === 'paid' ? 'SUCCESS' : 'FAILED' };
  });

  for (const path of ['/transfer/domestic', '/transfer/interbank']) {
    app.post(path, async (request, reply) => {
      const fault = faults.take('payout');
      const refuses = fault?.kind === 'fail' && (fault.status ?? 500) < 500;
      const later = refuses || fault?.kind === 'drop-answer';
      if (fault && !later && (await applyFault(fault, reply))) return reply;
      const parsed = v.safeParse(order, request.body);
      if (!parsed.success) return reply.code(400).send({ error: 'INVALID_REQUEST' });
      const { transferid: reference, toBank: bank, amount, ...who } = parsed.output;
      if (who.fromAccount !== account || who.loginName !== login || who.tranPassword !== transferPassword)
        return reply.code(403).send({ error: 'NOT_ALLOWED' });
      const outcome = refuses ? 'refused' : 'paid';
      const added = await addSandboxPayout(db, { reference, outcome, bank, amount, at: clock.now() });
      if (fault?.kind === 'drop-answer' && (await applyFault(fault, reply))) return reply;
      if (!added) return reply.code(409).send({ error: 'DUPLICATE_TRANSFER' });
      if (refuses) return reply.code(422).send({ error: 'TRANSFER_REFUSED' });
      return { transferid: reference, status: 'SUCCESS', journalNo: reference.slice(0, 8) };
    });
  }
}
