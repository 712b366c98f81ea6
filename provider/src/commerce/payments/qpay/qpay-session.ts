import * as v from 'valibot';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { qpayToken, type QpayToken } from './qpay-messages.ts';
import type { PartnerTransport } from '../../../platform/partner-http/partner-transport.ts';

export interface QpayCredentials {
  readonly username: string;
  readonly password: string;
}

/** Keeps one token, and asks for the next one before it ends. Calls that wait for a token wait for the same one. */
export interface QpaySession {
  /** `Bearer …`. */
  authorization(): Promise<string>;
  /** Forgets a token that the partner did not take, unless another call replaced it already. */
  forget(authorization: string): void;
}

const MARGIN_SECONDS = 30;

export function createQpaySession(
  transport: PartnerTransport,
  { username, password }: QpayCredentials,
  nowMs: () => number,
): QpaySession {
  let token: QpayToken | undefined;
  let asking: Promise<QpayToken> | undefined;
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const lives = (untilSeconds: number) => untilSeconds - MARGIN_SECONDS > nowMs() / 1000;

  async function ask(path: string, authorization: string): Promise<QpayToken> {
    const answer = await transport.send({ method: 'POST', path, authorization, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    const parsed = v.safeParse(qpayToken, answer.body);
    if (!parsed.success) throw new PartnerError('unavailable', 'MALFORMED_TOKEN');
    return parsed.output;
  }
  async function renew(): Promise<QpayToken> {
    if (token && lives(token.refresh_expires_in)) {
      try {
        return await ask('/auth/refresh', `Bearer ${token.refresh_token}`);
      } catch (error) {
        // A refresh token that was revoked: the password still opens the door.
        if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error;
      }
    }
    return ask('/auth/token', basic);
  }

  return {
    authorization: async () => {
      if (!token || !lives(token.expires_in)) {
        asking ??= renew().finally(() => {
          asking = undefined;
        });
        token = await asking;
      }
      return `Bearer ${token.access_token}`;
    },
    forget: (authorization) => {
      if (token && `Bearer ${token.access_token}` === authorization) token = undefined;
    },
  };
}
