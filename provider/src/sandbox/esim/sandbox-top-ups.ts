import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { esimByIccid, keepTopUp, topUpsOf, type SandboxTopUp } from './sandbox-esim-store.ts';
import { topUpPackagesOf } from './sandbox-packages.ts';
import { usageAt } from './sandbox-usage.ts';

type OfSim = FastifyRequest<{ Params: { iccid: string } }>;

const no = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ data: null, meta: { message } });

/** What the partner does for an eSIM that is there: tells its usage, what it can be topped up with, and tops it up. */
export function sandboxTopUps(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'db' | 'faults' | 'ids'>): void {
  const { db, ids, clock } = deps;
  app.get('/sims/:iccid/usage', async (request: OfSim, reply) => {
    const esim = await esimByIccid(db, request.params.iccid);
    if (!esim) return no(reply, 404, 'No such eSIM.');
    return { data: usageAt(esim, await topUpsOf(db, esim.iccid), clock.now()), meta: { message: 'success' } };
  });

  app.get('/sims/:iccid/topups', async (request: OfSim, reply) => {
    const esim = await esimByIccid(db, request.params.iccid);
    if (!esim) return no(reply, 404, 'No such eSIM.');
    return { data: topUpPackagesOf(esim.package_id), meta: { message: 'success' } };
  });

  app.post('/orders/topups', async (request: FastifyRequest<{ Body: Record<string, string> }>, reply) => {
    const { package_id = '', iccid = '', description = '' } = request.body ?? {};
    const esim = await esimByIccid(db, iccid);
    if (!esim || description === '' || !topUpPackagesOf(esim.package_id).some(({ id }) => id === package_id))
      return no(reply, 422, 'The package is invalid.');
    const { status } = usageAt(esim, await topUpsOf(db, iccid), clock.now());
    if (status === 'EXPIRED') return no(reply, 422, 'The eSIM has expired.');
    const topUp = { order_id: ids.uuid(), description, package_id, iccid, created_at: clock.now() };
    await keepTopUp(db, topUp);
    return sendAnswer(deps, reply, topUpView(topUp));
  });
}

/** The answer to an order; done without an answer while the fault `esim-order` is active. */
export function sendAnswer({ faults }: Pick<Deps, 'faults'>, reply: FastifyReply, data: object) {
  if (!faults.take('esim-order')) return { data, meta: { message: 'success' } };
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** A top-up as the partner writes it. */
export function topUpView({ order_id, description, package_id, created_at }: SandboxTopUp) {
  return {
    id: order_id,
    code: order_id,
    description,
    package_id,
    quantity: 1,
    type: 'topup',
    created_at: new Date(created_at).toISOString().slice(0, 19).replace('T', ' '),
  };
}
