import * as v from 'valibot';
import { paidUpdate, type PaidUpdate } from '@aylal/contracts/payments';
import { reconnectDelay } from '../../domain/poll-delay.ts';

/** The part of `EventSource` that is used. */
export interface LiveSource {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface LivePaymentOptions {
  readonly url: string;
  readonly open: (url: string) => LiveSource;
  /** The provider says that something about the payment has changed. */
  readonly onUpdate: (update: PaidUpdate) => void;
  /** The connection is there, or it is not; `gap` when something may have been missed since the last time. */
  readonly onConnection: (connection: { live: boolean; gap: boolean }) => void;
  readonly random: () => number;
}

/** Follows the payment of one order by server-sent events, and comes back after a break with growing, spread pauses (REL-12). Returns its end. */
export function openLivePayment({ url, open, onUpdate, onConnection, random }: LivePaymentOptions): () => void {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let connectedBefore = false;

  function connect() {
    const current = open(url);
    source = current;
    current.onopen = () => {
      attempt = 0;
      onConnection({ live: true, gap: connectedBefore });
      connectedBefore = true;
    };
    current.onmessage = (event) => {
      const update = readUpdate(event.data);
      if (update) onUpdate(update);
    };
    // The browser's own coming back is neither spread nor does it survive an answer such as 503: ours replaces it.
    current.onerror = () => {
      current.close();
      onConnection({ live: false, gap: false });
      timer = setTimeout(connect, reconnectDelay(attempt, random()));
      attempt += 1;
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Null for anything that is not an update: a comment of another version says nothing about money. */
function readUpdate(text: unknown): PaidUpdate | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), paidUpdate), text);
  return parsed.success ? parsed.output : null;
}
