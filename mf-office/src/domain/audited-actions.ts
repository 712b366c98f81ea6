/** What the audit log names; an act that this release does not know yet is shown by its own name. */
export const auditedActions = [
  'sign-in',
  'sign-out',
  'give-work',
  'note-work',
  'finish-work',
  'assign-transfer',
  'return-transfer',
  'settle-difference',
  'ask-write-off',
  'approve-payout',
  'refuse-payout',
  'read-request',
  'reply-to-request',
  'resend-message',
  'read-winner',
  'pay-prize',
  'reveal-order-people',
  'order-retry',
  'order-give-up',
  'order-cancel',
  'order-resend-mail',
  'order-resend-receipt',
  'order-refund',
  'order-hold',
  'order-change',
  'change-order-contact',
  'give-goodwill',
  'ask-goodwill',
  'agree-goodwill',
  'refuse-goodwill',
  'save-draft',
  'publish-content',
  'retire-content',
  'make-lottery',
  'change-lottery',
  'add-coupon',
  'end-coupon',
  'change-password',
  'add-passkey',
  'remove-passkey',
  'add-staff',
  'reset-staff',
  'end-staff',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

export function isAuditedAction(act: string): act is AuditedAction {
  return (auditedActions as readonly string[]).includes(act);
}

/** Whether the act is about who did it. */
export function isOfOneself(act: string): boolean {
  return ['sign-in', 'sign-out', 'change-password', 'add-passkey', 'remove-passkey'].includes(act);
}
