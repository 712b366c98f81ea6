import { RouteLink } from '@aylal/shell';
import { chakra, PageContainer, ScrollRow } from '@aylal/ui';
import { useShell } from '../app/shell-context.tsx';
import { BarItem } from './bar-item.ts';
import { miniAppMenu } from './menu-model.ts';
import { MiniAppLinks } from './mini-app-links.tsx';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The whole top of the mini-app: ways to the customer's own pages, then one row of its entries in its own order (MINI-02), sticky on every page (GAP-70), without name or sign-out. */
export function MiniAppBar() {
  const t = useHostMessages();
  const { descriptors } = useShell();
  const { labelOf, isCurrent } = useMenu();
  return (
    <>
      <MiniAppLinks />
      <Bar data-print="hide">
        <PageContainer>
          <ScrollRow as="nav" aria-label={t('menu.label')} height="48px">
            {miniAppMenu(descriptors).map((entry) => (
              <BarItem key={entry.id} asChild>
                <RouteLink to={entry.path} {...(isCurrent(entry) ? { 'aria-current': 'page' as const } : {})}>
                  {labelOf(entry)}
                </RouteLink>
              </BarItem>
            ))}
          </ScrollRow>
        </PageContainer>
      </Bar>
    </>
  );
}

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'shell', bg: 'bg', borderBottomWidth: '1px', borderColor: 'border' },
});
