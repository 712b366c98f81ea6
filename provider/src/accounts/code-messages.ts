import type { CodePurpose } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import { accountMessage } from './messages/account-messages.ts';

/** What a message about a code says. `known-account` goes to who tries to register twice, `no-account` to who recovers what is not there. */
export type CodeMessage = CodePurpose | 'known-account' | 'no-account';

/** The text of a message in the customer's language; `code` is left out of those that carry none. */
export function codeMessage(kind: CodeMessage, code: string, locale: Locale): { subject: string; body: string } {
  const isCode = kind !== 'known-account' && kind !== 'no-account';
  return {
    subject: isCode ? accountMessage(locale, 'code.subject') : 'Aylal',
    body: accountMessage(locale, `code.${kind}`, { code }),
  };
}
