import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Notice, TextLink } from '@aylal/ui';
import { IconTrophy } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** What a ticket won, in words and with a sign of its own. A prize is in the game wallet already. */
export function TicketResult({ prize }: { prize: number }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  if (prize === 0) return <Notice live="status">{t('scratch.nothing')}</Notice>;
  return (
    <Notice
      tone="success"
      live="status"
      icon={<IconTrophy />}
      title={t('scratch.won', { prize: formatMoney(prize, locale) })}
    >
      <TextLink asChild>
        <RouteLink to={accountRoutes.gameWallet.to()}>{t('scratch.wallet')}</RouteLink>
      </TextLink>
    </Notice>
  );
}
