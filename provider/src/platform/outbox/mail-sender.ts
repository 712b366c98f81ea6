import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { PartnerError } from '../partner-http/partner-error.ts';
import type { MessageSender } from './message-sender.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password; asked at each mail, because the sandbox knows its port only once it listens. */
  readonly url: () => string;
  /** `Аялал <no-reply@example.mn>`. */
  readonly from: string;
}

const smtpError = v.object({ code: v.optional(v.string(), 'NO_ANSWER'), responseCode: v.optional(v.number(), 0) });
/** The server has understood the addresses or the text, and does not take them. A refused sign-in is our own mistake, and passes. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE']);

/** Sends mails by SMTP, as plain text; a password only over TLS. The Message-ID is made of the message's id: who gets a mail twice can tell. */
export function createMailSender({ url, from }: MailSettings): MessageSender {
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const connect = () => {
    const address = url();
    return createTransport({
      url: address,
      // Where there is a password, `smtp://` has to turn to TLS before it is sent.
      requireTLS: new URL(address).username !== '',
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    send: async ({ id, recipient, locale, subject, body, created_at }) => {
      const transport = connect();
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          date: new Date(created_at),
          from,
          to: recipient,
          subject,
          text: body,
          headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw asPartnerError(error);
      } finally {
        transport.close();
      }
    },
    close: async () => {},
  };
}

function asPartnerError(error: unknown): PartnerError {
  const parsed = v.safeParse(smtpError, error);
  if (!parsed.success) return new PartnerError('unknown', 'NO_ANSWER', error);
  const { code, responseCode } = parsed.output;
  const key = responseCode > 0 ? `SMTP_${responseCode}` : code;
  return new PartnerError(REFUSALS.has(code) && responseCode >= 500 ? 'refused' : 'unknown', key, error);
}
