import { useMessages } from '@aylal/shell';

/** Words of the checkout. */
export function useCheckoutMessages() {
  return useMessages('mf-checkout');
}

/** Words that all verticals share: problems, notices, verbs. */
export function useSharedMessages() {
  return useMessages('shared');
}
