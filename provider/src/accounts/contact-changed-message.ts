import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../platform/deps.ts';
import { accountMessage } from './messages/account-messages.ts';
import { signedLink } from './signed-link.ts';

interface Message {
  readonly subject: string;
  readonly body: string;
}

/** Goes to every contact that an account had before a change, in the customer's language. The link reports the change that `id` names. */
export function contactChangedMessage(deps: Pick<Deps, 'config' | 'vault'>, locale: Locale, id: string): Message {
  const link = signedLink(deps, 'contact-change-link', id);
  const page = `${deps.config.publicUrl}/${locale}/user/not-me?link=${link}`;
  return {
    subject: accountMessage(locale, 'contact-changed.subject'),
    body: accountMessage(locale, 'contact-changed.body', { link: page }),
  };
}
