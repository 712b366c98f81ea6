import type { Endpoint } from '@aylal/contracts';
import type { FastifyRequest } from 'fastify';
import { deviceLabel } from './device-label.ts';
import type { Deps } from '../deps.ts';
import { runOnce } from './run-once.ts';
import { callerOf, showsApiKey } from './caller.ts';
import { localeOf } from './locale-of.ts';
import { lookupBudgets } from './lookup-budgets.ts';
import { parseRequest } from './parse-request.ts';
import { refuse } from './problem-error.ts';
import type { Session, SessionFinder } from './session.ts';
import type { Staff } from './staff.ts';
import type { Limit, PlainContext, Route, WireAnswer } from './route.ts';

const USUAL_PER_ADDRESS: Limit = { calls: 6_000, seconds: 60 };
const USUAL_PER_ACCOUNT: Limit = { calls: 1_200, seconds: 60 };

/** Limit, session, parse, then the handler: once per key where the operation is idempotent. */
export async function runRoute(deps: Deps, route: Route, request: FastifyRequest): Promise<WireAnswer> {
  const { operation, options } = route;
  const caller = callerOf(request, deps.config);
  await countCall(deps, `@${caller.address}`, USUAL_PER_ADDRESS, { name: operation.name, limit: options.perAddress });
  if (operation.apiKey && !showsApiKey(request, deps.config)) throw refuse('not-signed-in');
  const staff = operation.auth === 'staff' ? await admitStaff(deps, operation, request) : null;
  const session = operation.auth === 'none' || staff ? null : await authenticate(deps, request);
  if (operation.auth === 'bearer' && !session) throw refuse('not-signed-in');
  if (session) {
    const own = { name: operation.name, limit: options.perAccount };
    await countCall(deps, `#${session.userId}`, USUAL_PER_ACCOUNT, own);
  }
  const parsed = parseRequest(operation, request);
  const ctx: PlainContext = {
    ...parsed,
    session,
    staff,
    locale: localeOf(request.headers['accept-language']),
    now: deps.clock.now(),
    requestId: request.id,
    clientAddress: caller.address,
    browser: caller.browser,
    miniApp: caller.miniApp,
    nextBrowser: caller.nextBrowser,
    device: deviceLabel(request.headers['user-agent'] ?? ''),
    idempotencyKey: '',
    log: deps.logger.with({ request_id: request.id, operation: operation.name }),
    countLookUp: async (what) => {
      if (!deps.config.rateLimits) return;
      const { perAddress, perAccount } = lookupBudgets[what];
      await deps.limiter.take(`look-up ${what}@${caller.address}`, perAddress);
      if (session) await deps.limiter.take(`look-up ${what}#${session.userId}`, perAccount);
    },
  };
  if (!operation.idempotent) return route.handle(ctx, undefined);
  return runOnce(deps, route, ctx, request.headers['idempotency-key']);
}

/** The person of the office who asks. 401 for anybody else, a signed-in customer too; 403 for one whose role it is not. */
async function admitStaff(deps: Deps, { roles = [] }: Endpoint, request: FastifyRequest): Promise<Staff> {
  const token = bearerToken(request);
  const staff = token ? await deps.staffSessions.find(deps.db, token) : null;
  if (!staff) throw refuse('not-signed-in');
  await countCall(deps, `#${staff.id}`, USUAL_PER_ACCOUNT);
  if (!roles.includes(staff.role)) throw refuse('session-refused');
  return staff;
}

/** A limit of the operation's own is counted exactly, the usual one of all others in batches. */
async function countCall(
  { config, limiter }: Pick<Deps, 'config' | 'limiter'>,
  caller: string,
  usual: Limit,
  own?: { readonly name: string; readonly limit: Limit | undefined },
): Promise<void> {
  if (!config.rateLimits) return;
  if (own?.limit) await limiter.take(own.name + caller, own.limit);
  else limiter.takeInBatches(caller, usual);
}

/** The session of the bearer token; null when there is none or it has ended. Also for live updates, which are not operations of this router. */
export async function authenticate(
  deps: Pick<Deps, 'db'> & { readonly sessions: SessionFinder },
  request: FastifyRequest,
): Promise<Session | null> {
  const token = bearerToken(request);
  return token ? deps.sessions.find(deps.db, token) : null;
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,128})$/i.exec(headers.authorization ?? '')?.[1];
}
