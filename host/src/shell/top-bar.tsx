import { useState } from 'react';
import { RouteLink } from '@aylal/shell';
import { Flex, IconButton, Logo, PageContainer, chakra } from '@aylal/ui';
import { IconMenu2 } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { footerId } from '../config/footer-id.ts';
import { BarTool } from './bar-item.ts';
import { CartLink } from './cart-link.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';
import { PhoneLink } from './phone-link.tsx';
import { UserMenu } from './user-menu.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The top navigation bar (SHELL-01 to SHELL-07). `onSky` is its white look over the home page's sky; `sticky` keeps it in view (GAP-70). */
export function TopBar({ onSky, sticky }: { onSky: boolean; sticky: boolean }) {
  const t = useHostMessages();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <Bar sky={onSky} {...(sticky ? { 'data-sticky': '' } : {})} data-print="hide">
      <PageContainer
        display="flex"
        alignItems="center"
        gap={{ base: '1', lg: '2' }}
        height={{ base: '56px', lg: '64px' }}
        paddingInlineStart={{ base: '2', md: '4', lg: '8' }}
        paddingInlineEnd={{ base: '2', md: '4', lg: '8' }}
      >
        <IconButton
          label={t('menu.open')}
          variant={onSky ? 'onSky' : 'ghost'}
          display={{ base: 'inline-grid', lg: 'none' }}
          css={{ '@media (scripting: none)': { display: 'none!important' } }}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <IconMenu2 size={24} />
        </IconButton>
        <WithoutScripts>
          <BarTool asChild sky={onSky} display={{ lg: 'none' }} aria-label={t('menu.open')}>
            <a href={`#${footerId}`}>
              <IconMenu2 size={24} />
            </a>
          </BarTool>
        </WithoutScripts>
        <LogoLink asChild>
          <RouteLink to="/">
            <Logo label={t('logo')} onSky={onSky} />
          </RouteLink>
        </LogoLink>
        <MainMenu onSky={onSky} />
        <Flex display={{ base: 'none', lg: 'flex' }} alignItems="center" flexShrink="0">
          <PhoneLink onSky={onSky} />
          <WithScripts display="contents">
            <LanguageMenu onSky={onSky} />
            <CurrencyMenu onSky={onSky} />
          </WithScripts>
        </Flex>
        <CartLink onSky={onSky} />
        <UserMenu onSky={onSky} />
      </PageContainer>
      <MobileDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </Bar>
  );
}

const Bar = chakra('header', {
  base: {
    position: 'relative',
    zIndex: 'shell',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[data-sticky]': { position: 'sticky', top: '0' },
  },
  variants: {
    sky: {
      true: {
        position: 'absolute',
        insetInline: '0',
        top: '0',
        bg: 'transparent',
        borderColor: 'transparent',
        color: 'white',
        // A blue ring would be lost on the sky; what opens from the bar has a ground of its own.
        '& :focus-visible:not([role^=menu])': { outlineColor: 'white' },
      },
    },
  },
});

const LogoLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    borderRadius: 'sm',
    marginInlineStart: { base: '1', lg: '0' },
    marginInlineEnd: { base: 'auto', lg: '7' },
    flexShrink: '0',
  },
});
