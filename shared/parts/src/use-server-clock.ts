import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '@aylal/shell';
import { serverNow } from './hold-clock.ts';

const second = 1000;

/** The provider's time in milliseconds, moving by the second. On a server it is the moment of the answer. */
export function useServerClock(answer: { serverTime: string; heardMs: number } | undefined): number | undefined {
  const { now } = useServices();
  const known = answer !== undefined;
  const subscribe = useCallback((tick: () => void) => (known ? everySecond(tick) : noClock), [known]);
  const device = useSyncExternalStore(
    subscribe,
    () => Math.floor(now().getTime() / second) * second,
    () => 0,
  );
  if (!answer) return undefined;
  // Whole seconds of the device may lie before the moment of the answer: time does not run backwards for that.
  return serverNow(
    { serverMs: Date.parse(answer.serverTime), heardMs: answer.heardMs },
    Math.max(device, answer.heardMs),
  );
}

const noClock = () => {};

/** Ticks each second, and at once when a page that slept is seen again (REL-5). */
function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, second);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
