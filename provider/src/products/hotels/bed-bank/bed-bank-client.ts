import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { createPartnerTransport, type PartnerAnswer } from '../../../platform/partner-http/partner-transport.ts';

export interface BedBankSettings {
  /** Asked at each call. Without a final slash. */
  readonly url: () => string;
  readonly key: string;
  readonly secret: string;
  readonly now: () => number;
  /** For one question with its repetitions; 4.5 seconds unless said. */
  readonly readDeadlineMs?: number;
}

/** Calls to a bed bank that speaks the Hotelbeds APItude protocol. Every call throws `PartnerError` when no answer can be used. */
export interface BedBankClient {
  /** Asks for something; repeated when it fails. */
  read(path: string): Promise<unknown>;
  /** The same with a question that does not fit an address. */
  ask(path: string, question: unknown): Promise<unknown>;
  /** Does something, once: a lost answer throws `unknown`. */
  act(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** A customer waits for it, whose request ends after 9.5 seconds. */
const READ_DEADLINE_MS = 4_500;
/** The bank itself may take a minute for a booking: whoever gives up sooner does not know what became of it. */
const ACT_DEADLINE_MS = 65_000;

/** Wrong keys, and more calls than the contract allows: 403 says both. */
const NOT_SERVED = new Set([401, 402, 403, 429]);

const refusal = v.object({ error: v.union([v.string(), v.object({ code: v.string() })]) });

/** The client of one bed bank. Signs each call with the key, the secret and the second of our clock. */
export function createBedBankClient({
  url,
  key,
  secret,
  now,
  readDeadlineMs = READ_DEADLINE_MS,
}: BedBankSettings): BedBankClient {
  const reads = createPartnerTransport({ url, refusalKey, deadlineMs: readDeadlineMs });
  const acts = createPartnerTransport({ url, refusalKey, deadlineMs: ACT_DEADLINE_MS });
  const headers = () => ({
    'accept-encoding': 'gzip',
    'api-key': key,
    'x-signature': createHash('sha256')
      .update(`${key}${secret}${Math.floor(now() / 1000)}`)
      .digest('hex'),
  });
  return {
    read: async (path) => served(await reads.send({ method: 'GET', path, headers: headers(), repeatable: true })),
    ask: async (path, body) =>
      served(await reads.send({ method: 'POST', path, body, headers: headers(), repeatable: true })),
    act: async (method, path, body) =>
      served(await acts.send({ method, path, body, headers: headers(), repeatable: false })),
    close: async () => {
      await Promise.all([reads.close(), acts.close()]);
    },
  };
}

function served({ status, key, body }: PartnerAnswer): unknown {
  if (NOT_SERVED.has(status)) throw new PartnerError('unavailable', key);
  if (status >= 300) throw new PartnerError('refused', key);
  return body;
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return '';
  const { error } = parsed.output;
  return typeof error === 'string' ? error : error.code;
}
