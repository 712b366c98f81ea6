import { helpRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { IconShoppingBag } from '@aylal/ui/icons';
import { DrawerEntry } from './drawer-entry.tsx';
import { DrawerList, DrawerRow } from './drawer-row.ts';
import { MenuIcon } from './menu-icon.tsx';
import { entriesOf } from './menu-model.ts';
import { useCart } from './use-cart.ts';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** Home, the main navigation and the cart, as in the top bar (SHELL-07), and the way to help. */
export function DrawerPages({ onChosen }: { onChosen: () => void }) {
  const t = useHostMessages();
  const { bar, other, path } = useMenu();
  const cart = useCart();
  return (
    <DrawerList>
      <li>
        <DrawerRow asChild>
          <RouteLink to="/" onClick={onChosen} {...(path === '/' ? { 'aria-current': 'page' as const } : {})}>
            <MenuIcon name="home" />
            {t('menu.home')}
          </RouteLink>
        </DrawerRow>
      </li>
      {[...bar.flatMap(entriesOf), ...other].map((entry) => (
        <DrawerEntry key={entry.id} entry={entry} onChosen={onChosen} />
      ))}
      {cart && (
        <li>
          <DrawerRow asChild>
            <RouteLink
              to={cart.path}
              onClick={onChosen}
              {...(path === cart.path ? { 'aria-current': 'page' as const } : {})}
            >
              <IconShoppingBag size={22} />
              {cart.count > 0 ? t('cart.count', { count: cart.count }) : t('cart.label')}
            </RouteLink>
          </DrawerRow>
        </li>
      )}
      <li>
        <DrawerRow asChild>
          <RouteLink
            to={helpRoutes.centre.to()}
            onClick={onChosen}
            {...(path === helpRoutes.centre.to() ? { 'aria-current': 'page' as const } : {})}
          >
            <MenuIcon name="help" />
            {t('page.help')}
          </RouteLink>
        </DrawerRow>
      </li>
    </DrawerList>
  );
}
