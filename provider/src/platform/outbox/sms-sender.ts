import * as v from 'valibot';
import { parsePartnerAnswer } from '../partner-http/parse-partner-answer.ts';
import { PartnerError } from '../partner-http/partner-error.ts';
import { createPartnerTransport } from '../partner-http/partner-transport.ts';
import type { MessageSender } from './message-sender.ts';

export interface SmsSettings {
  /** Without a final slash. */
  readonly url: () => string;
  readonly key: string;
  /** The short number that customers see. */
  readonly from: string;
}

const answer = v.pipe(v.array(v.object({ Result: v.string(), Reason: v.optional(v.string(), '') })), v.minLength(1));
const refusalStatus = (status: number) => status === 400 || status === 422;

/**
 * CallPro's gateway, which reaches every operator of Mongolia: `GET /send` with `from`, `to` and `text`, and `x-api-key`. `reference` is the message's
 * id, by which a gateway that reads it sends a repeated message once.
 */
export function createSmsSender({ url, key, from }: SmsSettings): MessageSender {
  const transport = createPartnerTransport({ url, refusalKey: () => '' });
  return {
    send: async ({ id, recipient, body }) => {
      // Numbers of Mongolia go without their dial code.
      const to = recipient.replace(/^\+976/, '').replace(/^\+/, '');
      const query = new URLSearchParams({ from, to, text: body, reference: id });
      const headers = { 'x-api-key': key };
      const sent = await transport.send({ method: 'GET', path: `/send?${query}`, headers, repeatable: false });
      if (sent.status >= 300) throw new PartnerError(refusalStatus(sent.status) ? 'refused' : 'unavailable', sent.key);
      const [result] = parsePartnerAnswer(answer, sent.body, 'unknown');
      if (result?.Result !== 'SUCCESS') throw new PartnerError('refused', result?.Reason ?? 'FAIL');
    },
    close: () => transport.close(),
  };
}
