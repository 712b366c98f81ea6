import * as v from 'valibot';
import { parsePartnerAnswer } from './parse-partner-answer.ts';
import { PartnerError } from './partner-error.ts';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerTransportSettings,
} from './partner-transport.ts';

export interface GatewaySettings extends Omit<PartnerTransportSettings, 'refusalKey'> {
  readonly username: string;
  readonly password: string;
}

/** A bank's gateway for firms. Every call throws `PartnerError` when there is no answer; what the bank refuses is an answer. */
export interface GatewayClient {
  call(what: Omit<PartnerCall, 'authorization'>): Promise<PartnerAnswer>;
  close(): Promise<void>;
}

const refusal = v.object({ error: v.string() });
const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** Signs in by client credentials, and once more when the token has ended: a call that is refused for its token has done nothing. */
export function createGatewayClient({ username, password, ...settings }: GatewaySettings): GatewayClient {
  const transport = createPartnerTransport({ ...settings, refusalKey });
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  let bearer: string | undefined;

  async function signIn(): Promise<string> {
    if (bearer) return bearer;
    const path = '/auth/token?grant_type=client_credentials';
    const answer = await transport.send({ method: 'POST', path, authorization: basic, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('unavailable', answer.key);
    return (bearer = `Bearer ${parsePartnerAnswer(token, answer.body, 'unavailable').access_token}`);
  }

  return {
    call: async (what) => {
      const answer = await transport.send({ ...what, authorization: await signIn() });
      if (answer.status !== 401) return answer;
      bearer = undefined;
      return transport.send({ ...what, authorization: await signIn() });
    },
    close: () => transport.close(),
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : '';
}
