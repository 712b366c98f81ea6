import type { DeclineReason } from '@aylal/contracts/payments';

/** The response codes of ISO 8583 that say why a card was refused. */
const reasons = new Map<string, DeclineReason>([
  ['05', 'declined'],
  ['14', 'declined'],
  ['17', 'cancelled'],
  ['51', 'not-enough-money'],
  ['54', 'card-expired'],
  ['55', 'declined'],
  ['57', 'declined'],
  ['61', 'over-limit'],
  ['62', 'declined'],
  ['65', 'over-limit'],
]);

/** Why a bank refused, by its code of two digits, or three with a leading zero. Null for any other: it may still be paid, so no refusal is shown. */
export function declineOfCode(code: string): DeclineReason | null {
  return reasons.get(code.replace(/^0(?=\d\d$)/, '')) ?? null;
}
