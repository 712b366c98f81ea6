import { constants, createHash, createPrivateKey, privateDecrypt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { acceptForms, languageOf, sendBankPage } from '../bank/bank-reply.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { framePage, hostAppPage } from './host-app-page.ts';
import { hostAppPeople } from './host-app-people.ts';
import { hostAppPrivateKey } from './host-app-private-key.ts';
import { addHostToken, takeHostToken } from './host-app-tokens.ts';

const choice = v.object({ person: v.string(), as: v.picklist(['frame', 'view']) });
const check = v.object({ token: v.string() });
const key = createPrivateKey({ key: Buffer.from(hostAppPrivateKey, 'base64'), format: 'der', type: 'pkcs8' });

/** The sandbox's app around the mini-app: its page, which opens the shop in a frame or as a web view, and SocialPay's exchange of tokens, of which the fault `host-app` makes the answers slow, failing, malformed or silent. */
export function sandboxHostAppRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const { db, clock, ids, config } = deps;
  acceptForms(app);

  app.get('/', (request, reply) => sendBankPage(reply, 200, hostAppPage(languageOf(request))));

  app.post('/', async (request, reply) => {
    const language = languageOf(request);
    const given = v.safeParse(choice, request.body);
    const known = given.success && hostAppPeople.some(({ id }) => id === given.output.person);
    if (!known) return sendBankPage(reply, 400, hostAppPage(language));
    const token = ids.token();
    await addHostToken(db, sha256(token), given.output.person, clock.now());
    const address = `${config.publicUrl}/${language}?host_token=${token}`;
    if (given.output.as === 'view') return reply.code(303).header('location', address).send();
    return sendBankPage(reply, 200, framePage(language, address), "frame-src 'self'");
  });

  app.post('/api/utility/miniapp/token/check', async (request, reply) => {
    if (await injectFault(deps, 'host-app', reply)) return reply;
    const asked = v.safeParse(check, request.body);
    const { 'x-golomt-cert-id': certId, 'x-golomt-signature': signature } = request.headers;
    const isOurs = certId === config.partners.hostApp.certId;
    if (!asked.success || !isOurs || !isSigned(JSON.stringify(asked.output), String(signature)))
      return reply.code(401).send({ message: 'INVALID_SIGNATURE' });
    const person = await takeHostToken(db, sha256(asked.output.token), clock.now());
    const customer = hostAppPeople.find(({ id }) => id === person);
    if (!customer) return reply.code(400).send({ message: 'INVALID_TOKEN' });
    const { id: _id, ...told } = customer;
    return { ...told, email: '', imgUrl: '' };
  });
}

/** Whether the partner has encrypted the digest of what it sent. */
function isSigned(body: string, signature: string): boolean {
  try {
    const digest = privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(signature, 'base64'));
    return digest.toString() === createHash('sha256').update(body).digest('hex');
  } catch {
    return false;
  }
}
