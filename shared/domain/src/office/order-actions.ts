/** What a person of the office may do with an order: have its goods tried again, give them up and pay back, end what waits for money, send its last mail or the number of its e-receipt again. */
export const officeOrderActions = ['retry', 'give-up', 'cancel', 'resend-mail', 'resend-receipt'] as const;
export type OfficeOrderAction = (typeof officeOrderActions)[number];

/** The mail of an order that tells how it is. */
export type StandingMail = 'booked' | 'paid' | 'issued';

/** What the actions depend on; `status` by GAP-75, `payUntil` in milliseconds. */
export interface OfficeOrderFacts {
  readonly status: number;
  readonly payUntil: number;
  /** Whether the difference of a change is waited for: the ticket held stands, and a person at the airline decides. */
  readonly isChanging: boolean;
  /** Whether a partner makes the goods. */
  readonly hasSupplier: boolean;
  /** Whether its mails go anywhere. */
  readonly hasAddress: boolean;
  /** Whether an e-receipt of it is in force. */
  readonly hasReceipt: boolean;
}

/** Which mail tells how an order is; null where the next one comes by itself. */
export function standingMailOf({ status }: Pick<OfficeOrderFacts, 'status'>): StandingMail | null {
  if (status === 1) return 'booked';
  if (status === 2 || status === 3) return 'paid';
  return status === 4 || status === 7 ? 'issued' : null;
}

/** What may be done with an order at `now`, in milliseconds. The provider decides with it, the screen offers it. */
export function actionsOnOrder(facts: OfficeOrderFacts, now: number): readonly OfficeOrderAction[] {
  const { status, payUntil, isChanging, hasSupplier, hasAddress, hasReceipt } = facts;
  const isDue = hasSupplier && (status === 2 || status === 3);
  return [
    ...(isDue ? ['retry' as const] : []),
    ...(isDue && !isChanging ? ['give-up' as const] : []),
    ...(status === 1 && now < payUntil ? ['cancel' as const] : []),
    ...(hasAddress && standingMailOf(facts) !== null ? ['resend-mail' as const] : []),
    ...(hasReceipt ? ['resend-receipt' as const] : []),
  ];
}
