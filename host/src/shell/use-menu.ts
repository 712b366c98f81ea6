import { useLocation } from 'react-router';
import { withoutLanguage } from '../services/navigation.ts';
import { useShell } from '../app/shell-context.tsx';
import { useNames } from '../remotes/use-names.ts';
import { isCurrentEntry, menuModel, type MenuEntry } from './menu-model.ts';

/** The menu in the present language, and which entry's page this is. */
export function useMenu() {
  const { descriptors } = useShell();
  const nameOf = useNames();
  const path = withoutLanguage(useLocation().pathname);
  return {
    ...menuModel(descriptors),
    path,
    labelOf: (entry: MenuEntry) => nameOf('navigation', entry),
    isCurrent: (entry: MenuEntry) => isCurrentEntry(entry, path),
  };
}
