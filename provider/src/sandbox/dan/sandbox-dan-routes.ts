import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { acceptForms, bankNotice, languageOf, sendBankPage } from '../bank/bank-reply.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import { cardService, servicesOf } from '../../accounts/identity/dan-scope.ts';
import { isReturnAddress } from '../../accounts/identity/return-address.ts';
import { addGrant, findGrant, tradeCode } from './dan-grants.ts';
import { danPage } from './dan-page.ts';
import { danPageTexts } from './dan-page-texts.ts';
import { sandboxCitizens, type SandboxCitizen } from './sandbox-citizens.ts';

const text = v.pipe(v.string(), v.maxLength(2_000));
const query = v.object({ client_id: text, redirect_uri: text, scope: text, state: text });
const decision = v.object({ ...query.entries, person: text });
const trade = v.object({
  grant_type: v.literal('authorization_code'),
  code: text,
  client_id: text,
  client_secret: text,
  redirect_uri: text,
});

/**
 * The sandbox's DAN under `/sandbox/dan`: `authorize` for a person, `token` and `api/v1/service` for our client, of which the fault `dan` makes the last two slow,
 * failing, malformed or silent.
 */
export function sandboxDanRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  app.register(async (dan) => serveDan(dan, deps), { prefix: '/sandbox/dan' });
}

function serveDan(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>): void {
  const { db, clock, ids, config } = deps;
  const isOurs = (address: string) => isReturnAddress(config.publicUrl, address);
  const no = (reply: FastifyReply, error: string) => reply.code(error === 'invalid_token' ? 401 : 400).send({ error });
  acceptForms(app);

  app.get('/authorize', (request, reply) => {
    const language = languageOf(request);
    const asked = v.safeParse(query, parseQuery(request.url));
    // It leads back only where its client is known to live.
    if (!asked.success || !isOurs(asked.output.redirect_uri) || servicesOf(asked.output.scope).length === 0)
      return sendBankPage(reply, 400, bankNotice(language, danPageTexts[language].wrong));
    return sendBankPage(reply, 200, danPage(asked.output, language));
  });

  app.post('/authorize', async (request, reply) => {
    const language = languageOf(request);
    const given = v.safeParse(decision, request.body);
    if (!given.success || !isOurs(given.output.redirect_uri))
      return sendBankPage(reply, 400, bankNotice(language, danPageTexts[language].wrong));
    const { person, scope, state, redirect_uri } = given.output;
    const code = ids.token();
    const agreed = sandboxCitizens.some(({ id }) => id === person);
    if (agreed) await addGrant(db, { code_hash: sha256(code), person, scope, created_at: clock.now() });
    const back = new URLSearchParams(agreed ? { code, state } : { error: 'access_denied', state });
    return reply.code(303).header('location', `${redirect_uri}?${back.toString()}`).send();
  });

  app.post('/token', async (request, reply) => {
    if (await injectFault(deps, 'dan', reply)) return reply;
    const asked = v.safeParse(trade, request.body);
    const { clientId, clientSecret } = config.partners.identity;
    if (!asked.success || asked.output.client_id !== clientId || asked.output.client_secret !== clientSecret)
      return no(reply, 'invalid_client');
    const token = ids.token();
    if (
      !isOurs(asked.output.redirect_uri) ||
      !(await tradeCode(db, sha256(asked.output.code), sha256(token), clock.now()))
    )
      return no(reply, 'invalid_grant');
    return { access_token: token, token_type: 'bearer', expires_in: 60 };
  });

  app.get('/api/v1/service', async (request, reply) => {
    if (await injectFault(deps, 'dan', reply)) return reply;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const grant = token && (await findGrant(db, sha256(token)));
    const citizen = grant && sandboxCitizens.find(({ id }) => id === grant.person);
    if (!grant || !citizen) return no(reply, 'invalid_token');
    return [{ citizen_loginType: 5 }, ...servicesOf(grant.scope).map((service) => serviceAnswer(service, citizen))];
  });
}

/** As DAN tells it: more than anybody asked for, picture and address among it. */
function serviceAnswer(service: string, { id: _id, passport, ...card }: SandboxCitizen): object {
  const whole = {
    ...card,
    image: 'iVBORw0KGgo=',
    passportAddress: 'Улаанбаатар, Сүхбаатар дүүрэг',
    soumName: 'Сүхбаатар',
  };
  const response = service === cardService ? whole : passport;
  return {
    services: {
      [service]: {
        resultCode: response ? 0 : 1,
        resultMessage: response ? 'амжилттай' : 'олдсонгүй',
        response: response ?? null,
      },
    },
  };
}
