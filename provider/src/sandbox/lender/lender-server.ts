import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { isLocalAddress } from '../bank/send-webhook.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { addLoan, decideLoan, findLoan, findLoanOf, wasRefused } from './lender-store.ts';

/** The most that the sandbox's lender lends for one order, in whole tögrög. */
export const lenderLimit = 5_000_000;

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const asked = v.object({ amount, order: v.optional(v.pipe(v.string(), v.maxLength(40))) });
const wanted = v.object({
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,45}$/)),
  order: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,40}$/)),
  amount,
  callback_url: v.pipe(v.string(), v.url()),
});

/**
 * The sandbox's lender as merchants reach it, under `/sandbox/lender/v1`: would it lend, a loan offer that the customer confirms on `/sandbox/loan/{id}`, how it
 * stands, and its withdrawal. The fault `lender` makes it slow, failing, malformed, silent or losing its answer.
 */
export function lenderServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle'>,
): void {
  const { db, clock, ids, config } = deps;
  const expected = sha256(`Bearer ${config.partners.lender.token}`);
  const no = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'lender', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? undefined : no(reply, 401, 'INVALID_TOKEN');
  });

  app.post('/eligibility', async (request, reply) => {
    const parsed = v.safeParse(asked, request.body);
    if (!parsed.success) return no(reply, 400, 'INVALID_AMOUNT');
    const { order } = parsed.output;
    const refused = order !== undefined && (await wasRefused(db, order));
    return { eligible: !refused && parsed.output.amount <= lenderLimit, limit: refused ? 0 : lenderLimit };
  });

  app.post('/loans', async (request, reply) => {
    const parsed = v.safeParse(wanted, request.body);
    if (!parsed.success || !isLocalAddress(deps, parsed.output.callback_url)) return no(reply, 400, 'INVALID_REQUEST');
    const { reference, order, callback_url } = parsed.output;
    if (parsed.output.amount > lenderLimit || (await wasRefused(db, order))) return no(reply, 409, 'NOT_ELIGIBLE');
    const id = ids.uuid();
    const row = { id, reference, order_ref: order, amount: parsed.output.amount, callback_url };
    const added = await addLoan(db, { ...row, status: 'offered', created_at: clock.now() });
    if (!added) return no(reply, 409, 'REFERENCE_USED');
    return { loan_id: id, status: 'offered', confirm_url: `${config.publicUrl}/sandbox/loan/${id}` };
  });

  app.get('/loans', async (request, reply) => {
    const parsed = v.safeParse(v.object({ reference: v.string() }), request.query);
    const loan = parsed.success ? await findLoanOf(db, parsed.output.reference) : undefined;
    return loan ? { loan_id: loan.id, status: loan.status } : no(reply, 404, 'LOAN_NOT_FOUND');
  });

  app.get('/loans/:id', async (request, reply) => {
    const loan = await findLoan(db, idOf(request));
    if (!loan) return no(reply, 404, 'LOAN_NOT_FOUND');
    const payouts = await db
      .selectFrom('sandbox.loan_payouts')
      .select(['id', 'amount'])
      .where('loan_id', '=', loan.id)
      .orderBy('created_at')
      .execute();
    return { loan_id: loan.id, status: loan.status, payouts: payouts.map((one) => ({ ...one, currency: 'MNT' })) };
  });

  app.delete('/loans/:id', async (request, reply) => {
    const id = idOf(request);
    if (await decideLoan(db, id, 'withdrawn')) return { status: 'withdrawn' };
    const loan = await findLoan(db, id);
    if (!loan) return no(reply, 404, 'LOAN_NOT_FOUND');
    return loan.status === 'paid-out' ? no(reply, 409, 'LOAN_PAID_OUT') : { status: loan.status };
  });
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}
