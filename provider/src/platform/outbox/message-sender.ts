import type { OutboxRow } from './outbox.ts';

/** A message on its way to a mail server or an SMS gateway. The receiving side may see the same `id` again after a lost answer. */
export type OutgoingMessage = Pick<OutboxRow, 'id' | 'recipient' | 'locale' | 'subject' | 'body' | 'created_at'>;

/** Where messages leave the shop. */
export interface MessageSender {
  /**
   * Resolves when the receiving side has taken the message over. Throws `PartnerError`: `refused` when it never will, such as an address that there is
   * not; anything else may be tried again.
   */
  send(message: OutgoingMessage): Promise<void>;
  close(): Promise<void>;
}
