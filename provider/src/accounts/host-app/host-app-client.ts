import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto';
import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { parsePartnerAnswer } from '../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { createPartnerTransport } from '../../platform/partner-http/partner-transport.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import type { HostAppPort } from './host-app-port.ts';

const text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))), '');

/** Of what the app tells only what an account is made of; register number and bank account are dropped unread (PII-1). */
const customer = v.object({
  individualId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/)),
  firstName: text,
  lastName: text,
  mobileNumber: text,
});
const refusal = v.object({ message: v.string() });

/** A page waits for it. */
const DEADLINE_MS = 3_000;

/** SocialPay's exchange: the token of a mini-app for its customer. */
export function createHostAppClient(config: Pick<Config, 'partners' | 'sandbox'>, lifecycle: Lifecycle): HostAppPort {
  const { url, certId, publicKey } = config.partners.hostApp;
  const place = partnerUrl(config, lifecycle)(url, '/sandbox/host-app/api');
  const transport = createPartnerTransport({
    url: place.url,
    deadlineMs: DEADLINE_MS,
    refusalKey: (body) => {
      const parsed = v.safeParse(refusal, body);
      return parsed.success ? parsed.output.message : '';
    },
  });
  return {
    ready: place.ready,
    whoIs: async (token) => {
      const body = { token };
      const answer = await transport.send({
        method: 'POST',
        path: '/utility/miniapp/token/check?language=mn',
        headers: {
          'x-golomt-cert-id': certId,
          'x-golomt-signature': encryptedDigest(JSON.stringify(body), publicKey),
        },
        body,
        // A token is good once: after a lost answer the customer signs in by hand.
        repeatable: false,
      });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const who = parsePartnerAnswer(customer, answer.body, 'unavailable');
      return {
        id: `socialpay:${who.individualId}`,
        first_name: who.firstName ?? '',
        last_name: who.lastName ?? '',
        phone: nationalPhone(who.mobileNumber ?? ''),
      };
    },
    close: () => transport.close(),
  };
}

/** What the app calls a signature: the digest of the body, which only the owner of the key can read. */
function encryptedDigest(body: string, publicKey: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const digest = createHash('sha256').update(body).digest('hex');
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(digest)).toString('base64');
}

function nationalPhone(phone: string): string {
  return /^(?:\+?976)?([1-9]\d{7})$/.exec(phone.replace(/[\s-]/g, ''))?.[1] ?? '';
}
