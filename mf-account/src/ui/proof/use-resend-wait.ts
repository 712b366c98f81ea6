import { useSyncExternalStore } from 'react';
import { useServices } from '@aylal/shell';
import { resendSeconds, resendWait } from '../../domain/resend-wait.ts';

/** Seconds until another code may be asked for, counted from the moment of the last one. */
export function useResendWait(sentMs: number): number {
  const { now } = useServices();
  return useSyncExternalStore(
    everySecond,
    () => resendWait(sentMs, now().getTime()),
    () => resendSeconds,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
