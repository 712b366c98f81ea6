import { useSharedMessages, useServices } from '@aylal/shell';
import type { Patience } from './idempotent-call.ts';

/** SHELL-20: toasts of this area stay 5 seconds. */
const durationMs = 5000;

/** Lets a page find out by itself what came of a lost answer: the customer reads that we are checking and has nothing to press (MNY-12, REL-7). `text` replaces the usual sentence. */
export function usePatience(text?: string): Patience {
  const { toasts } = useServices();
  const s = useSharedMessages();
  return {
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onChecking: () => toasts.show({ kind: 'info', text: text ?? s('checkingOutcome'), durationMs }),
  };
}
