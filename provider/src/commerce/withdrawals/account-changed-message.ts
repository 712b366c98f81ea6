import type { Locale } from '@aylal/domain/language';
import { commerceMessage } from '../messages/commerce-messages.ts';

interface Message {
  readonly subject: string;
  readonly body: string;
}

/** Where withdrawals go from now on: the bank, and the account masked (PII-2). */
interface NewAccount {
  readonly bank: string;
  readonly account: string;
}

/** Goes to every phone and address of a customer whose account for withdrawals was saved, in their language. */
export function accountChangedMessage(locale: Locale, to: NewAccount): Message {
  return {
    subject: commerceMessage(locale, 'withdrawal-account.subject'),
    body: commerceMessage(locale, 'withdrawal-account.body', { ...to }),
  };
}
