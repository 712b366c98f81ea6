import { isLocalDate } from '@aylal/domain/calendar';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { cancelPolicy, keepPolicy, policiesOf } from './sandbox-policies.ts';
import { sandboxProducts } from './sandbox-products.ts';

const day = v.pipe(v.string(), v.check(isLocalDate));
const person = v.object({
  surname: v.pipe(v.string(), v.nonEmpty()),
  given_name: v.pipe(v.string(), v.nonEmpty()),
  birthday: day,
  document: v.string(),
  nationality: v.string(),
});
const asked = v.object({
  reference: v.pipe(v.string(), v.nonEmpty()),
  product: v.picklist(sandboxProducts.map(({ code }) => code)),
  starts_on: day,
  ends_on: day,
  insured: v.pipe(v.array(person), v.minLength(1)),
});

/**
 * The sandbox's insurer, under `/sandbox/insurer/v1`: its products, and policies by the number of our order. It does not know whether it was asked before: two
 * wishes are two policies. The fault `insurer` makes it slow, failing, malformed or silent; `insurer-policy` issues the policy and loses the answer, `insurer-cancel` gives it up and loses it.
 */
export function sandboxInsurerServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const { db, ids, clock } = deps;
  const expected = sha256(`Bearer ${deps.config.partners.insurer.token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'insurer', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : reply.code(401).send({ error: 'UNAUTHORIZED' });
  });

  app.get('/products', (_request, reply) =>
    reply.send({
      insurer: 'Тэнгэр Даатгал ХХК',
      insurer_latin: 'Tenger Daatgal LLC',
      claim_phone: '+976 7000 5505',
      cooling_off_days: 14,
      products: sandboxProducts,
    }),
  );

  app.post('/policies', async (request, reply) => {
    const wish = v.safeParse(asked, request.body);
    if (!wish.success || wish.output.ends_on < wish.output.starts_on)
      return reply.code(422).send({ error: 'INVALID_POLICY' });
    const { reference, product, insured } = wish.output;
    const number = `TD-${product.slice(0, 2).toUpperCase()}-${sha256(ids.uuid()).slice(0, 8).toUpperCase()}`;
    await keepPolicy(db, { number, reference, product, insured: insured.length, created_at: clock.now() });
    if (await injectFault(deps, 'insurer-policy', reply)) return reply;
    return { number };
  });

  app.post<{ Params: { number: string } }>('/policies/:number/cancel', async (request, reply) => {
    if (!(await cancelPolicy(db, request.params.number))) return reply.code(404).send({ error: 'UNKNOWN_POLICY' });
    if (await injectFault(deps, 'insurer-cancel', reply)) return reply;
    return {};
  });

  app.get('/policies', (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    void policiesOf(db, reference).then(
      (found) => reply.send({ policies: found.map(toPolicy) }),
      (error: Error) => reply.send(error),
    );
    return reply;
  });
}

const toPolicy = (one: { number: string; reference: string; cancellations: number }) => ({
  number: one.number,
  reference: one.reference,
  cancelled: one.cancellations > 0,
});
