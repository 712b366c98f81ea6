import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex } from '@aylal/ui';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { BarTool } from './bar-item.ts';
import { MenuIcon } from './menu-icon.tsx';
import { useMenu } from './use-menu.ts';

/** How high they stand: what sticks to the foot of a page stands above them. */
export const tabsHeight = '56px';

const tabs = [
  ['home', '/', 'home'],
  ['orders', accountRoutes.orders.pattern, 'ticket'],
  ['wallet', accountRoutes.wallet.pattern, 'wallet'],
  ['me', accountRoutes.profile.pattern, 'user'],
] as const;

/** At the foot of every page of the mini-app: home, and the customer's orders, wallet and details. */
export function MiniAppTabs() {
  const t = useHostMessages();
  const { path } = useMenu();
  return (
    <Flex
      as="nav"
      aria-label={t('menu.mine')}
      data-print="hide"
      position="sticky"
      bottom="0"
      zIndex="shell"
      height={tabsHeight}
      bg="bg"
      borderTopWidth="1px"
      borderColor="border"
    >
      {tabs.map(([id, to, icon]) => (
        <BarTool
          key={id}
          asChild
          flex="1"
          flexDirection="column"
          justifyContent="center"
          color={path === to ? 'accent.fg' : undefined}
        >
          <RouteLink to={to} aria-current={path === to ? 'page' : undefined}>
            <MenuIcon name={icon} size={22} />
            {t(`menu.tab.${id}`)}
          </RouteLink>
        </BarTool>
      ))}
    </Flex>
  );
}
