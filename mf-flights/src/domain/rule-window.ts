import { hoursMs } from '@aylal/domain/calendar';
import { millisecondsUntilDeparture, type PlannedDeparture } from '@aylal/domain/flights';

const hour = hoursMs(1);

/** How a request for a refund or a change is treated before departure: taken, taken with a warning, closed for refunds. Both ends inclusive (GAP-12, GAP-33). */
export interface RuleWindow {
  readonly stage: 'open' | 'warned' | 'closed';
  /** From this instant on requests are taken with a warning. */
  readonly warnedFrom: string;
  /** From this instant on no refund is taken. */
  readonly closedFrom: string;
}

/** The 72 and 48 hours before departure, as instants, and which of the three holds now. */
export function ruleWindow(departure: PlannedDeparture, now: Date): RuleWindow {
  const left = millisecondsUntilDeparture(departure, now);
  const at = (hours: number) => new Date(now.getTime() + left - hours * hour).toISOString();
  const stage = left <= 48 * hour ? 'closed' : left <= 72 * hour ? 'warned' : 'open';
  return { stage, warnedFrom: at(72), closedFrom: at(48) };
}
