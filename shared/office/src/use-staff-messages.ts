import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import { createContext, useContext } from 'react';
import type en from './i18n/en.json';

/** The remote whose messages have ours in them (`@aylal/office/mn` and `/en`): words of a remote come with its page, and these are among them. */
export const MessagesOf = createContext('');

/** Messages of every page of the office. */
export function useStaffMessages(): Translate<MessageKey<typeof en>> {
  return useMessages<typeof en>(useContext(MessagesOf));
}
