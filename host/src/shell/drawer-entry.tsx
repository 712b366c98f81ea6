import { RouteLink } from '@aylal/shell';
import { DrawerRow } from './drawer-row.ts';
import { MenuIcon } from './menu-icon.tsx';
import type { MenuEntry } from './menu-model.ts';
import { useMenu } from './use-menu.ts';

/** A page of a remote in the phone's menu. */
export function DrawerEntry({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const { labelOf, isCurrent } = useMenu();
  return (
    <li>
      <DrawerRow asChild>
        <RouteLink
          to={entry.path}
          onClick={onChosen}
          {...(isCurrent(entry) ? { 'aria-current': 'page' as const } : {})}
        >
          <MenuIcon name={entry.icon} />
          {labelOf(entry)}
        </RouteLink>
      </DrawerRow>
    </li>
  );
}
