import type { ReactNode } from 'react';
import { useAlertWordsReady } from './alert-words.ts';

/** Shows its children when they can speak, and `waiting` until then. */
export function WithAlertWords({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useAlertWordsReady() ? children : waiting;
}
