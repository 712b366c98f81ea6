import { Box, Drawer, Flex, IconButton, Separator } from '@aylal/ui';
import { IconPhone, IconX } from '@aylal/ui/icons';
import { support } from '../config/support.ts';
import { AnswerHours } from './answer-hours.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { DrawerBanner } from './drawer-banner.tsx';
import { DrawerChoices } from './drawer-choices.tsx';
import { DrawerPages } from './drawer-pages.tsx';
import { DrawerRow } from './drawer-row.ts';
import { DrawerUserPages } from './drawer-user-pages.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The phone's menu: the same items as the top bar (SHELL-07), and when somebody answers (CONST-12). */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useHostMessages();
  return (
    <Drawer open={open} onClose={onClose} label={t('menu.drawer')}>
      <Flex alignItems="center" justifyContent="space-between" gap="2" padding="1.5" paddingInlineStart="4">
        <DrawerAccount onDone={onClose} />
        <IconButton label={t('menu.close')} onClick={onClose}>
          <IconX size={22} />
        </IconButton>
      </Flex>
      <nav aria-label={t('menu.drawer')}>
        <DrawerBanner onChosen={onClose} />
        <DrawerPages onChosen={onClose} />
        <Separator />
        <DrawerUserPages onChosen={onClose} />
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
        <AnswerHours of="online" weekends={support.weekendHoursInMobileMenu} />
      </Box>
    </Drawer>
  );
}
