import { useLocation } from 'react-router';
import { useLocale } from '@aylal/shell';
import { withoutLanguage } from '../services/navigation.ts';
import { useShell } from '../app/shell-context.tsx';
import { isCurrentEntry, menuModel, type MenuEntry } from './menu-model.ts';

/** The menu in the present language, and which entry's page this is. */
export function useMenu() {
  const { descriptors } = useShell();
  const locale = useLocale();
  const path = withoutLanguage(useLocation().pathname);
  return {
    ...menuModel(descriptors),
    path,
    labelOf: (entry: MenuEntry) => entry.label[locale],
    isCurrent: (entry: MenuEntry) => isCurrentEntry(entry, path),
  };
}
