import * as v from 'valibot';
import { definePartner } from '../partner-http/define-partner.ts';

declare module '../config.ts' {
  interface PartnerSettings {
    /** The mail server, and whose name our mails bear. */
    readonly mail: { readonly url: string | undefined; readonly from: string };
  }
}

/** The mail server: without it no customer hears from us. */
export const mailPartner = definePartner({
  name: 'mail',
  offers: undefined,
  environment: {
    SMTP_URL: v.optional(
      v.pipe(
        v.string(),
        v.url('must be an absolute address'),
        v.regex(/^smtps?:\/\/[^/]/, 'must start with smtp:// or smtps://'),
      ),
    ),
    MAIL_FROM: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200, 'must have at most 200 characters'),
        v.regex(
          /^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
          'must be an address such as Аялал <no-reply@example.mn>',
        ),
      ),
    ),
  },
  address: 'SMTP_URL',
  needed: ['MAIL_FROM'],
  settings: (e) => ({ url: e.SMTP_URL, from: e.MAIL_FROM ?? 'Аялал <no-reply@aylal.example>' }),
});
