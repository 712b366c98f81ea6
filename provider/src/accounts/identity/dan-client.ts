import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { parsePartnerAnswer } from '../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { createPartnerTransport } from '../../platform/partner-http/partner-transport.ts';
import { danScope } from './dan-scope.ts';
import { returnAddress } from './return-address.ts';
import type { IdentityPort } from './identity-port.ts';
import { readDanAnswer } from './read-dan-answer.ts';

const tokens = v.object({ access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_000)) });
const refusal = v.object({ error: v.string() });

/** Both calls of one import together stay within what the customer's own call has (REL-1). */
const DEADLINE_MS = 4_000;

/** DAN, the state's OAuth sign-in: consent in the browser, then a code for a token and the token for what was agreed to. Nothing of it is kept. */
export function createDanClient(
  config: Pick<Config, 'partners' | 'publicUrl' | 'sandbox'>,
  lifecycle: Lifecycle,
): IdentityPort {
  const { url, clientId, clientSecret, passportService } = config.partners.identity;
  const place = partnerUrl(config, lifecycle)(url, '/sandbox/dan');
  const transport = createPartnerTransport({
    url: place.url,
    deadlineMs: DEADLINE_MS,
    refusalKey: (body) => {
      const parsed = v.safeParse(refusal, body);
      return parsed.success ? parsed.output.error : '';
    },
  });

  return {
    ready: place.ready,
    consentUrl: (state, locale) => {
      const redirect_uri = returnAddress(config.publicUrl, locale);
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri,
        scope: danScope(config.partners.identity),
        state,
      };
      return `${url ?? `${config.publicUrl}/sandbox/dan`}/authorize?${new URLSearchParams(asked).toString()}`;
    },
    read: async (code, locale) => {
      const redirect_uri = returnAddress(config.publicUrl, locale);
      const form = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri,
      };
      // A code is good for one call: after a lost answer the customer begins again.
      const granted = await transport.send({ method: 'POST', path: '/token', form, repeatable: false });
      if (granted.status >= 300) throw new PartnerError('refused', granted.key);
      const { access_token } = parsePartnerAnswer(tokens, granted.body, 'unavailable');
      const authorization = `Bearer ${access_token}`;
      const response = await transport.send({
        method: 'GET',
        path: '/api/v1/service',
        authorization,
        repeatable: true,
      });
      if (response.status >= 300) throw new PartnerError('refused', response.key);
      return readDanAnswer(response.body, passportService);
    },
    close: () => transport.close(),
  };
}
