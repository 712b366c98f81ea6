import type { ReactNode } from 'react';
import type { SavedPassenger } from '@aylal/contracts';
import { useQuery, useServices } from '@aylal/shell';
import { getPassengerQuery } from '../api/get-passenger-query.ts';
import { PassengersFailed, PassengersWaiting } from './passengers-states.tsx';

export interface WholePassengerProps {
  readonly id: string;
  readonly children: (passenger: SavedPassenger) => ReactNode;
}

/** Reads a passenger whole for the form that edits it: the list has masked numbers only (PII-2). */
export function WholePassenger({ id, children }: WholePassengerProps) {
  const services = useServices();
  const read = useQuery(getPassengerQuery(services, id));
  if (read.data) return children(read.data.result);
  return read.isError ? <PassengersFailed onRetry={() => void read.refetch()} /> : <PassengersWaiting />;
}
