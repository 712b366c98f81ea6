import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { isTokenGood, setSessionCookie } from './sandbox-bank-store.ts';

const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 24 * 3_600;

export interface SandboxAccess {
  readonly invoiceCode: string;
  isPassword(authorization: string | undefined): boolean;
  isToken(authorization: string | undefined, kind: 'access' | 'refresh'): Promise<boolean>;
  newTokens(): Promise<object>;
}

/** Who may speak to the sandbox's QPay: the merchant of our own configuration. Tokens are kept as hashes and end. */
export function sandboxAccess({
  db,
  clock,
  ids,
  config,
}: Pick<Deps, 'clock' | 'config' | 'db' | 'ids'>): SandboxAccess {
  const expected = sha256(
    `Basic ${Buffer.from(`${config.partners.qpay.username}:${config.partners.qpay.password}`).toString('base64')}`,
  );
  return {
    invoiceCode: config.partners.qpay.invoiceCode,
    isPassword: (authorization = '') => timingSafeEqual(Buffer.from(sha256(authorization)), Buffer.from(expected)),
    isToken: async (authorization = '', kind) => {
      const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
      return token !== undefined && isTokenGood(db, sha256(token), kind, clock.now());
    },
    newTokens: async () => {
      const now = clock.now();
      const [access_token, refresh_token] = [ids.token(), ids.token()];
      const [expires_in, refresh_expires_in] = [
        Math.floor(now / 1000) + ACCESS_SECONDS,
        Math.floor(now / 1000) + REFRESH_SECONDS,
      ];
      await setSessionCookie(db, sha256(access_token), 'access', expires_in * 1000, now);
      await setSessionCookie(db, sha256(refresh_token), 'refresh', refresh_expires_in * 1000, now);
      return {
        token_type: 'bearer',
        access_token,
        expires_in,
        refresh_token,
        refresh_expires_in,
        scope: 'profile email',
        'not-before-policy': '0',
        session_state: ids.uuid(),
      };
    },
  };
}
