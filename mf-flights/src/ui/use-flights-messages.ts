import { useMessages } from '@aylal/shell';

/** Words of flights. */
export function useFlightsMessages() {
  return useMessages('mf-flights');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
