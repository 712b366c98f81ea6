import type { SharedMessages, SharedTranslate } from '@aylal/i18n';
import { useMessages } from './use-messages.ts';

/** Messages that all verticals share: validation, problems, notices, verbs on buttons. */
export function useSharedMessages(): SharedTranslate {
  return useMessages<SharedMessages>('shared');
}
