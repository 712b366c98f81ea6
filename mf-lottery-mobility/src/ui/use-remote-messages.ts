import { useMessages } from '@aylal/shell';

/** Words of games and vehicles. */
export function useRemoteMessages() {
  return useMessages('mf-lottery-mobility');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
