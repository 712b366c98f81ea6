import { eventKey, events, type EventBus } from '@aylal/shell';

/** A fact of the event bus, as it is shown. */
export interface EventRow {
  /** Of the page's clock. */
  readonly at: Date;
  /** `cart/changed@1`. */
  readonly event: string;
  /** JSON. */
  readonly payload: string;
}

/** How many facts are kept. */
export const mostEvents = 20;

/** The last facts of every kind of the catalogue, the newest first: that which stands when this begins, and every later one. `changed` is called after each. */
export function recordEvents(
  bus: Pick<EventBus, 'subscribe'>,
  now: () => Date,
  changed: () => void,
): () => readonly EventRow[] {
  let rows: readonly EventRow[] = [];
  const record = (event: string) => (payload: unknown) => {
    rows = [{ at: now(), event, payload: JSON.stringify(payload) }, ...rows].slice(0, mostEvents);
    changed();
  };
  for (const event of Object.values(events)) bus.subscribe(event, record(eventKey(event)));
  return () => rows;
}
