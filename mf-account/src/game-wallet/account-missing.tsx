import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice, Stack } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** GAME-07: there is nowhere to pay to yet; the way to the page where an account is saved. */
export function AccountMissing({ onLeave }: { onLeave: () => void }) {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      <Notice tone="warning" title={t('gameWallet.missingTitle')}>
        {t('gameWallet.missingText')}
      </Notice>
      <LinkButton asChild>
        <RouteLink to={accountRoutes.gameWallet.to()} onClick={onLeave} data-autofocus>
          {t('gameWallet.addAccount')}
        </RouteLink>
      </LinkButton>
    </Stack>
  );
}
