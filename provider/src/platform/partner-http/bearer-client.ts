import * as v from 'valibot';
import { PartnerError } from './partner-error.ts';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerTransportSettings,
} from './partner-transport.ts';

export interface BearerClientSettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly token: string;
}

/** Calls to a partner that knows us by a token, and says why it refuses in `error`. Every call throws a `PartnerError` when there is no answer that can be used. */
export interface BearerClient {
  call(what: Omit<PartnerCall, 'authorization'>): Promise<PartnerAnswer>;
  read(path: string): Promise<unknown>;
  /** The same for one thing: undefined where there is none. */
  find(path: string): Promise<unknown>;
  close(): Promise<void>;
}

const refusal = v.object({ error: v.string() });

export function createBearerClient({ token, ...settings }: BearerClientSettings): BearerClient {
  const transport = createPartnerTransport({ ...settings, refusalKey });
  const send = (what: Omit<PartnerCall, 'authorization'>) =>
    transport.send({ ...what, authorization: `Bearer ${token}` });
  const get = (path: string) => send({ method: 'GET', path, repeatable: true });
  return {
    call: async (what) => accepted(await send(what)),
    read: async (path) => accepted(await get(path)).body,
    find: async (path) => {
      const answer = await get(path);
      return answer.status === 404 ? undefined : accepted(answer).body;
    },
    close: () => transport.close(),
  };
}

function accepted(answer: PartnerAnswer): PartnerAnswer {
  if (answer.status >= 300) throw new PartnerError('refused', answer.key);
  return answer;
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
}
