import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { IconButton, Menu, Skeleton, chakra, type MenuItem } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconLogout, IconUserCircle } from '@aylal/ui/icons';
import { BarTool } from './bar-item.ts';
import { MenuIcon } from './menu-icon.tsx';
import { useAccount } from './use-account.ts';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-05: sign-in, or the customer's own pages and sign-out. Without scripts it is one link, to the first of those pages. */
export function UserMenu({ onSky }: { onSky: boolean }) {
  return (
    <>
      <WithScripts display="contents">
        <RichUserMenu onSky={onSky} />
      </WithScripts>
      <WithoutScripts>
        <PlainUserLink onSky={onSky} />
      </WithoutScripts>
    </>
  );
}

function PlainUserLink({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const { state, canSignIn } = useAccount();
  if (state.status === 'anonymous' && !canSignIn) return null;
  const [to, label] =
    state.status === 'anonymous'
      ? [accountRoutes.login.to(), t('account.sign_in')]
      : [accountRoutes.profile.to(), t('account.menu')];
  return (
    <BarTool asChild sky={onSky} paddingInline="1" aria-label={label}>
      <RouteLink to={to}>
        <IconUserCircle size={24} />
      </RouteLink>
    </BarTool>
  );
}

function RichUserMenu({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const { state, canSignIn, signIn, signOut, showsName, canSignOut } = useAccount();
  const { user: entries, labelOf, isCurrent } = useMenu();

  if (state.status === 'checking') return <Skeleton width="44px" height="44px" borderRadius="full" />;
  if (state.status === 'anonymous')
    return canSignIn ? <SignIn label={t('account.sign_in')} onSky={onSky} onPress={signIn} /> : null;

  const name = showsName ? state.user.first_name : '';
  const leave: MenuItem[] = canSignOut
    ? [{ id: 'sign-out', label: t('account.sign_out'), icon: <IconLogout />, onSelect: () => void signOut() }]
    : [];
  const pages = entries.map((entry) => ({
    id: entry.id,
    label: labelOf(entry),
    icon: <MenuIcon name={entry.icon} size={20} />,
    current: isCurrent(entry),
    link: <RouteLink to={entry.path} />,
  }));
  return (
    <Menu
      align="end"
      items={[...pages, ...leave]}
      trigger={(props) => (
        <BarTool
          type="button"
          sky={onSky}
          paddingInline="1"
          aria-label={name ? `${t('account.menu')}, ${name}` : t('account.menu')}
          {...props}
        >
          <Avatar sky={onSky} data-letter={name.charAt(0)}>
            {!name && <IconUserCircle size={22} />}
          </Avatar>
          {name && (
            <chakra.span
              display="none"
              maxWidth="120px"
              overflow="hidden"
              textOverflow="ellipsis"
              css={{ '@media (min-width: 1280px)': { display: 'inline' } }}
            >
              {name}
            </chakra.span>
          )}
        </BarTool>
      )}
    />
  );
}

function SignIn({ label, onSky, onPress }: { label: string; onSky: boolean; onPress: () => void }) {
  return (
    <>
      <BarTool
        type="button"
        sky={onSky}
        display={{ base: 'none', lg: 'inline-flex' }}
        fontWeight="600"
        onClick={onPress}
      >
        <IconUserCircle size={20} />
        {label}
      </BarTool>
      <IconButton
        label={label}
        variant={onSky ? 'onSky' : 'ghost'}
        display={{ base: 'inline-grid', lg: 'none' }}
        onClick={onPress}
      >
        <IconUserCircle size={24} />
      </IconButton>
    </>
  );
}

/** The letter is a picture, not a word: beside the name it would be read, and spoken to, as part of it. */
export const Avatar = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '600',
    textTransform: 'uppercase',
    _before: { content: 'attr(data-letter)' },
  },
  variants: { sky: { true: { bg: '#FFFFFF2E', color: 'white' } } },
});
