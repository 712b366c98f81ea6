import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { gatewaySignIn } from './gateway-sign-in.ts';
import { injectFault } from './inject-fault.ts';
import { transfersAfter } from './transfer-store.ts';

const AT_ONCE = 500;

/**
 * The sandbox's bank as firms reach it: a token by client credentials, and the movements of our account after a record, under `/sandbox/gateway/v1`.
 * The fault `transfer` makes it slow, failing, malformed, silent or losing its answer.
 */
export function gatewayServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const { account } = deps.config.partners.transfer;
  const no = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error, message: error });

  app.addHook('preHandler', async (_request, reply) => {
    if (await injectFault(deps, 'transfer', reply)) return reply;
  });
  gatewaySignIn(app, deps, { ...deps.config.partners.transfer, name: 'gateway' });

  app.get<{ Params: { account: string } }>('/statements/:account/record', async (request, reply) => {
    if (request.params.account !== account) return no(reply, 404, 'ACCOUNT_NOT_FOUND');
    const record = /[?&]record=(\d{1,15})(?:&|$)/.exec(request.url)?.[1];
    if (record === undefined) return no(reply, 400, 'RECORD_REQUIRED');
    const rows = await transfersAfter(deps.db, Number(record), AT_ONCE);
    return {
      account,
      currency: 'MNT',
      transactions: rows.map((row) => ({
        record: row.record,
        postDate: new Date(row.created_at).toISOString().slice(0, 10),
        amount: row.amount.toFixed(2),
        description: row.purpose,
        relatedAccount: row.sender,
      })),
    };
  });
}
