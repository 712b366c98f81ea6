import { useMessages } from '@aylal/shell';

/** Words of hotels. */
export function useHotelsMessages() {
  return useMessages('mf-hotels');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
