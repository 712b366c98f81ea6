import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { acceptForms } from '../bank/bank-reply.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { findEsims, findTopUps, keepEsim, type SandboxEsim } from './sandbox-esim-store.ts';
import { sandboxCatalogue } from './sandbox-packages.ts';
import { sandboxTopUps, sendAnswer, topUpView } from './sandbox-top-ups.ts';

const TOKEN_SECONDS = 31_622_400;
const SMDP = 'smdp.sandbox.example';

/**
 * The sandbox's eSIM partner, under `/sandbox/esim/v2`, as Airalo's partner API speaks: a token, packages by pages, orders and the search for them, usage and top-ups. The fault
 * `esim` makes it slow, failing, malformed or silent; `esim-order` makes the eSIM, or tops it up, and
 * loses the answer.
 */
export function sandboxEsimServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const { db, ids, clock } = deps;
  const { clientId, clientSecret } = deps.config.partners.esim;
  const token = sha256(`esim ${clientId} ${clientSecret}`);
  const no = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ data: null, meta: { message } });
  acceptForms(app);

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.endsWith('/token')) return undefined;
    if (await injectFault(deps, 'esim', reply)) return reply;
    return same(request.headers.authorization ?? '', `Bearer ${token}`)
      ? undefined
      : no(reply, 401, 'This action is unauthorized.');
  });

  app.post('/token', async (request: FastifyRequest<{ Body: Record<string, string> }>, reply) => {
    const { client_id = '', client_secret = '' } = request.body ?? {};
    if (!same(`${client_id} ${client_secret}`, `${clientId} ${clientSecret}`))
      return no(reply, 401, 'Client authentication failed');
    return {
      data: { token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token: token },
      meta: { message: 'success' },
    };
  });

  app.post('/orders', async (request: FastifyRequest<{ Body: Record<string, string> }>, reply) => {
    const { package_id = '', description = '', quantity } = request.body ?? {};
    const sold = sandboxCatalogue.flatMap(({ operators }) => operators).flatMap(({ packages }) => packages);
    if (quantity !== '1' || description === '' || !sold.some(({ id }) => id === package_id))
      return no(reply, 422, 'The package is invalid.');
    const esim = {
      order_id: ids.uuid(),
      description,
      package_id,
      iccid: `8997611${String(BigInt(`0x${sha256(ids.uuid()).slice(0, 12)}`) % 10n ** 12n).padStart(12, '0')}`,
      matching_id: ids
        .token()
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 20)
        .toUpperCase(),
      created_at: clock.now(),
    };
    await keepEsim(db, esim);
    return sendAnswer(deps, reply, orderView(esim));
  });
  sandboxTopUps(app, deps);

  app.get('/orders', (request, reply) => {
    const asked = new URL(request.url, 'http://sandbox').searchParams.get('filter[description]') ?? '';
    void Promise.all([findEsims(db, asked), findTopUps(db, asked)]).then(
      ([esims, topUps]) =>
        reply.send({ data: [...esims.map(orderView), ...topUps.map(topUpView)], meta: { message: 'success' } }),
      (error: Error) => reply.send(error),
    );
    return reply;
  });

  app.get('/packages', (request, reply) => {
    const asked = new URL(request.url, 'http://sandbox').searchParams;
    const limit = Math.max(1, Math.min(100, Number(asked.get('limit') ?? 25) || 25));
    const page = Math.max(1, Number(asked.get('page') ?? 1) || 1);
    const last_page = Math.ceil(sandboxCatalogue.length / limit);
    return reply.send({
      data: sandboxCatalogue.slice((page - 1) * limit, page * limit),
      meta: { message: 'success', current_page: page, last_page, per_page: limit, total: sandboxCatalogue.length },
    });
  });
}

/** An order as the partner writes it, with its eSIM. */
function orderView({ order_id, description, package_id, iccid, matching_id, created_at }: SandboxEsim) {
  const qrcode = `LPA:1$${SMDP}$${matching_id}`;
  return {
    id: order_id,
    code: order_id,
    description,
    package_id,
    quantity: 1,
    type: 'sim',
    created_at: new Date(created_at).toISOString().slice(0, 19).replace('T', ' '),
    sims: [
      {
        iccid,
        lpa: SMDP,
        matching_id,
        qrcode,
        direct_apple_installation_url: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(qrcode)}`,
        apn_type: 'automatic',
        apn_value: null,
        is_roaming: true,
        confirmation_code: null,
      },
    ],
  };
}

function same(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
}
