import { RouteLink } from '@aylal/shell';
import { chakra, Flex, PageContainer, ScrollRow } from '@aylal/ui';
import { IconHome } from '@aylal/ui/icons';
import { BarTool } from './bar-item.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** Above the mini-app's menu: home, the customer's own pages, the cart and the language. It scrolls away with the page. */
export function MiniAppLinks() {
  const t = useHostMessages();
  const { user, path, labelOf, isCurrent } = useMenu();
  return (
    <Row data-print="hide">
      <PageContainer display="flex" alignItems="center" gap="1">
        <ScrollRow as="nav" aria-label={t('menu.mine')} height="44px" flex="1" minWidth="0">
          <BarTool asChild>
            <RouteLink to="/" {...(path === '/' ? { 'aria-current': 'page' as const } : {})}>
              <IconHome size={20} />
              {t('menu.home')}
            </RouteLink>
          </BarTool>
          {user.map((entry) => (
            <BarTool key={entry.id} asChild>
              <RouteLink to={entry.path} {...(isCurrent(entry) ? { 'aria-current': 'page' as const } : {})}>
                <MenuIcon name={entry.icon} size={20} />
                {labelOf(entry)}
              </RouteLink>
            </BarTool>
          ))}
        </ScrollRow>
        <Flex flexShrink="0">
          <CartLink onSky={false} />
          <LanguageMenu onSky={false} />
        </Flex>
      </PageContainer>
    </Row>
  );
}

const Row = chakra('div', { base: { position: 'relative', zIndex: 'shell', bg: 'bg' } });
