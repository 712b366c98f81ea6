import { useMessages } from '@aylal/shell';

/** Words of the account. */
export function useAccountMessages() {
  return useMessages('mf-account');
}

/** Words that all verticals share: validation, problems, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
