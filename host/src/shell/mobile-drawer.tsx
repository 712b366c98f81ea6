import { RouteLink, useMessages, useSession } from '@aylal/shell';
import { Box, Drawer, Flex, IconButton, Separator, Text, chakra } from '@aylal/ui';
import { IconLogout, IconPhone, IconX } from '@aylal/ui/icons';
import { support } from '../config/support.ts';
import { DrawerAccount } from './drawer-account.tsx';
import { DrawerChoices } from './drawer-choices.tsx';
import { DrawerRow } from './drawer-row.ts';
import { MenuIcon } from './menu-icon.tsx';
import { entriesOf, type MenuEntry } from './menu-model.ts';
import { useAccount } from './use-account.ts';
import { useMenu } from './use-menu.ts';

/** The phone's menu: the same items as the top bar (SHELL-07), and when somebody answers (CONST-12). */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages('host');
  return (
    <Drawer open={open} onClose={onClose} label={t('menu.drawer')}>
      <Flex alignItems="center" justifyContent="space-between" gap="2" padding="1.5" paddingInlineStart="4">
        <DrawerAccount onDone={onClose} />
        <IconButton label={t('menu.close')} onClick={onClose}>
          <IconX size={22} />
        </IconButton>
      </Flex>
      <nav aria-label={t('menu.drawer')}>
        <PageRows onChosen={onClose} />
        <Separator />
        <UserRows onChosen={onClose} />
      </nav>
      <DrawerChoices onChosen={onClose} />
      <Separator />
      <Box padding="4">
        <DrawerRow asChild paddingInline="0" fontWeight="600">
          <a href={support.phoneLink}>
            <IconPhone size={22} />
            {support.phone}
          </a>
        </DrawerRow>
        <Text kind="small" tone="muted">
          {t('hours.weekdays', { hours: support.weekdayHours })}
          <br />
          {t('hours.weekends', { hours: support.weekendHoursInMobileMenu })}
        </Text>
      </Box>
    </Drawer>
  );
}

function PageRows({ onChosen }: { onChosen: () => void }) {
  const t = useMessages('host');
  const { bar, other, path } = useMenu();
  return (
    <List>
      <li>
        <DrawerRow asChild>
          <RouteLink to="/" onClick={onChosen} {...(path === '/' ? { 'aria-current': 'page' as const } : {})}>
            <MenuIcon name="home" />
            {t('menu.home')}
          </RouteLink>
        </DrawerRow>
      </li>
      {[...bar.flatMap(entriesOf), ...other].map((entry) => (
        <EntryRow key={entry.id} entry={entry} onChosen={onChosen} />
      ))}
    </List>
  );
}

function UserRows({ onChosen }: { onChosen: () => void }) {
  const t = useMessages('host');
  const { user } = useMenu();
  const { canSignOut, signOut } = useAccount();
  if (useSession().status !== 'signed-in') return null;
  return (
    <>
      <List>
        {user.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onChosen={onChosen} />
        ))}
        {canSignOut && (
          <li>
            <DrawerRow
              as="button"
              width="full"
              onClick={() => {
                onChosen();
                void signOut();
              }}
            >
              <IconLogout size={22} />
              {t('account.sign_out')}
            </DrawerRow>
          </li>
        )}
      </List>
      <Separator />
    </>
  );
}

function EntryRow({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
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

const List = chakra('ul', { base: { listStyle: 'none' } });
