import type { ReactNode } from 'react';
import { WithMessages } from '@aylal/parts';
import { alertMessages } from './alert-messages.ts';

/** Shows its children when they can speak, and `waiting` until then. */
export function WithAlertMessages({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <WithMessages extra={alertMessages} waiting={waiting}>
      {children}
    </WithMessages>
  );
}
