import { useMessages } from '@aylal/shell';

/** Words of buses. */
export function useBusMessages() {
  return useMessages('mf-bus-train');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
