import { hoursMs } from '../calendar/index.ts';

const SILENT_MS = hoursMs(1);

/** Whether a loan waits for a person: its lender has not answered for an hour. Instants in milliseconds. */
export function isLoanInDoubt(answeredAt: number, now: number): boolean {
  return now - answeredAt >= SILENT_MS;
}
