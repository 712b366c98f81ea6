import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { PartnerError } from '../partner-http/partner-error.ts';
import { partnerUrl } from '../partner-http/partner-url.ts';
import { createMailSender } from './mail-sender.ts';
import type { MessageSender } from './message-sender.ts';
import type { OutboxRow } from './outbox.ts';
import { createSmsSender } from './sms-sender.ts';

declare module '../deps.ts' {
  interface Deps {
    /** Where the messages of the outbox go. */
    readonly senders: MessageSenders;
  }
}

/** Who sends the messages of each channel. */
export type MessageSenders = Readonly<Record<OutboxRow['channel'], MessageSender>>;

/** The configured mail server and SMS gateway; without them, in the sandbox, our own over real SMTP and HTTP on loopback. */
export function createSenders(config: Config, lifecycle: Deps['lifecycle']): MessageSenders {
  const { mail, sms } = config.partners;
  return {
    email: createMailSender({ from: mail.from, url: () => mail.url ?? sandboxMail(lifecycle) }),
    sms: createSmsSender({ ...sms, ...partnerUrl(config, lifecycle)(sms.url, '/sandbox/sms') }),
  };
}

function sandboxMail({ mailUrl }: Deps['lifecycle']): string {
  if (mailUrl === undefined) throw new PartnerError('unavailable', 'NOT_CONFIGURED');
  return mailUrl;
}
