import { RouteLink } from '@aylal/shell';
import { chakra, PageContainer, ScrollRow } from '@aylal/ui';
import { useShell } from '../app/shell-context.tsx';
import { BarItem } from './bar-item.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { miniAppMenu } from './menu-model.ts';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The top of the mini-app: one row of its entries in its own order (MINI-02), the cart and the language, sticky on every page (GAP-70), without name or sign-out. */
export function MiniAppBar() {
  const t = useHostMessages();
  const { descriptors } = useShell();
  const { labelOf, isCurrent } = useMenu();
  return (
    <Bar data-print="hide">
      <PageContainer display="flex">
        <ScrollRow as="nav" aria-label={t('menu.label')} flex="1" minWidth="0" height="48px">
          {miniAppMenu(descriptors).map((entry) => (
            <BarItem key={entry.id} asChild>
              <RouteLink to={entry.path} {...(isCurrent(entry) ? { 'aria-current': 'page' as const } : {})}>
                {labelOf(entry)}
              </RouteLink>
            </BarItem>
          ))}
        </ScrollRow>
        <CartLink onSky={false} />
        <LanguageMenu onSky={false} />
      </PageContainer>
    </Bar>
  );
}

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'shell', bg: 'bg', borderBottomWidth: '1px', borderColor: 'border' },
});
