import type { ReactNode } from 'react';
import { WithWords } from '@aylal/parts';
import { alertWords } from './alert-words.ts';

/** Shows its children when they can speak, and `waiting` until then. */
export function WithAlertWords({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <WithWords words={alertWords} waiting={waiting}>
      {children}
    </WithWords>
  );
}
