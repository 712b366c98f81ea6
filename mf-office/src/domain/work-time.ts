/** How work is with its promise: minutes left, or minutes that it is overdue. */
export interface WorkTime {
  readonly kind: 'left' | 'overdue';
  readonly minutes: number;
}

/** By the provider's clock (`now`), so that a wrong one on a desk changes nothing. */
export function workTime({ due_at }: { readonly due_at: string }, now: string): WorkTime {
  const minutes = Math.round((Date.parse(due_at) - Date.parse(now)) / 60_000);
  return minutes < 0 ? { kind: 'overdue', minutes: -minutes } : { kind: 'left', minutes };
}
