import type { ReactNode } from 'react';
import type { SavedPassenger } from '@aylal/contracts/account';
import { QueryView } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { getPassengerQuery } from '../api/get-passenger-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PassengersWaiting } from './passengers-states.tsx';

export interface FullPassengerProps {
  readonly id: string;
  readonly children: (passenger: SavedPassenger) => ReactNode;
}

/** Reads a passenger whole for the form that edits it: the list has masked numbers only (PII-2). */
export function FullPassenger({ id, children }: FullPassengerProps) {
  const t = useAccountMessages();
  const services = useServices();
  const read = useQuery(getPassengerQuery(services, id));
  return (
    <QueryView query={read} waiting={<PassengersWaiting />} failed={{ title: t('passengers.failedTitle') }}>
      {children}
    </QueryView>
  );
}
