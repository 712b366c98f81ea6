import type { Locale } from '@aylal/domain/language';
import { accountMessage } from '../messages/account-messages.ts';

/** The last message to who has deleted their account, in their language. */
export function accountDeletedMessage(locale: Locale): { readonly subject: string; readonly body: string } {
  return {
    subject: accountMessage(locale, 'account-deleted.subject'),
    body: accountMessage(locale, 'account-deleted.body'),
  };
}
