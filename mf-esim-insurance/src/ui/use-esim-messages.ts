import { useMessages } from '@aylal/shell';

/** Words of eSIM and insurance. */
export function useEsimMessages() {
  return useMessages('mf-esim-insurance');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
