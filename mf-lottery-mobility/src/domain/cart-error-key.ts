import type { RemoteKey } from '../ui/use-remote-messages.ts';
/** What a refusal of the cart says of itself. */
interface RefusedCart {
  readonly message: string;
  readonly result: { readonly problem: string; readonly fields?: Readonly<Record<string, string>> | undefined };
}

const faults: Readonly<Record<string, RemoteKey>> = {
  lottery_daily_limit: 'fault.dailyLimit',
  cart_quantity: 'fault.quantity',
  'not-bookable': 'fault.excluded',
  'sold-out': 'fault.soldOut',
  'state-conflict': 'fault.changed',
};

/** The message key of a refused change of the cart; null where only the server's own sentence says it (ERR-29). */
export function cartErrorKey({ result: { problem, fields } }: RefusedCart): RemoteKey | null {
  return faults[fields?.['quantity'] ?? ''] ?? faults[problem] ?? null;
}
