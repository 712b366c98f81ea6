import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')));

/** The variables of the mail server and of the SMS gateway. */
export const messageEnvironment = {
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
  SMS_URL: v.optional(
    v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https?:\/\//, 'must be http or https')),
  ),
  SMS_KEY: text,
  SMS_FROM: text,
};
type MessageEnvironment = v.InferOutput<v.ObjectSchema<typeof messageEnvironment, undefined>>;

/** How messages leave the shop. Without `url` the sandbox plays the other side, and nothing is sent when the sandbox is off. */
export interface MessageSettings {
  readonly mail: { readonly url: string | undefined; readonly from: string };
  readonly sms: { readonly url: string | undefined; readonly key: string; readonly from: string };
}

/** A sentence for each variable that a configured server or gateway lacks. */
export function missingOfMessages(e: MessageEnvironment): string[] {
  return [
    ...(e.SMTP_URL && !e.MAIL_FROM ? ['MAIL_FROM is needed with SMTP_URL'] : []),
    ...(['SMS_KEY', 'SMS_FROM'] as const)
      .filter((name) => e.SMS_URL && !e[name])
      .map((name) => `${name} is needed with SMS_URL`),
  ];
}

export function messageSettings(e: MessageEnvironment): MessageSettings {
  return {
    mail: { url: e.SMTP_URL, from: e.MAIL_FROM ?? 'Аялал <no-reply@aylal.example>' },
    sms: { url: e.SMS_URL?.replace(/\/+$/, ''), key: e.SMS_KEY ?? 'sandbox-sms-key', from: e.SMS_FROM ?? '72000000' },
  };
}
