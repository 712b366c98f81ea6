import * as v from 'valibot';
import { eventKey, type EventType } from './define-event.ts';

/** The channel that carries facts to other tabs; `BroadcastChannel` has this shape. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  close(): void;
}

/** Past-tense facts between host and remotes (architecture §2, MFE-9). */
export interface EventBus {
  /** Tells this tab and the others. Throws when the payload does not fit the schema: that is the sender's fault. */
  publish<P>(event: EventType<P>, payload: NoInfer<P>): void;
  /** Calls the listener with the last fact at once when there is one, and with every later one. Returns its undo. */
  subscribe<P>(event: EventType<P>, listener: (payload: P) => void): () => void;
  /** The last fact of a kind, or undefined. */
  last<P>(event: EventType<P>): P | undefined;
  close(): void;
}

/** A listener that throws stops neither the others nor the sender; `onError` is notified of it. What comes from another tab is checked before any listener gets it. */
export function createEventBus({
  channel,
  onError,
}: {
  channel?: TabChannel;
  onError: (error: unknown, event: string) => void;
}): EventBus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const known = new Map<string, EventType<unknown>>();
  const lastFacts = new Map<string, unknown>();
  /** Facts of other tabs whose kind nobody here has named yet: checked when somebody does. */
  const unread = new Map<string, unknown>();

  const deliver = (key: string, payload: unknown) => {
    lastFacts.set(key, payload);
    for (const listener of [...(listeners.get(key) ?? [])]) run(listener, key, payload);
  };
  const run = (listener: (payload: never) => void, key: string, payload: unknown) => {
    try {
      listener(payload as never);
    } catch (error) {
      onError(error, key);
    }
  };
  const learn = (event: EventType<unknown>) => {
    const key = eventKey(event);
    known.set(key, event);
    if (unread.has(key)) {
      const payload = unread.get(key);
      unread.delete(key);
      receive(key, payload);
    }
    return key;
  };
  const receive = (key: string, payload: unknown) => {
    const event = known.get(key);
    if (!event) {
      unread.set(key, payload);
      return;
    }
    const parsed = v.safeParse(event.schema, payload);
    if (parsed.success) deliver(key, parsed.output);
    else onError(new Error(`a fact of another tab does not fit ${key}`), key);
  };

  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = v.safeParse(v.object({ key: v.pipe(v.string(), v.maxLength(80)), payload: v.unknown() }), data);
      if (message.success) receive(message.output.key, message.output.payload);
    };
  }

  return {
    publish(event, payload) {
      const key = learn(event);
      const checked = v.parse(event.schema, payload);
      deliver(key, checked);
      channel?.postMessage({ key, payload: checked });
    },
    subscribe(event, listener) {
      const key = learn(event);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own);
      own.add(listener);
      if (lastFacts.has(key)) run(listener, key, lastFacts.get(key));
      return () => own.delete(listener);
    },
    last<P>(event: EventType<P>) {
      return lastFacts.get(learn(event)) as P | undefined;
    },
    close() {
      channel?.close();
      listeners.clear();
    },
  };
}
