import type { LotteryTicket } from '@aylal/contracts/lottery';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Notice, TextLink } from '@aylal/ui';
import { IconTrophy } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { LargePrize } from './large-prize.tsx';

/** What a ticket won, in words and with a sign of its own. A prize is in the game wallet already, but for a large one. */
export function TicketResult({ ticket }: { ticket: LotteryTicket }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const prize = ticket.prize ?? 0;
  if (prize === 0) return <Notice live="status">{t('scratch.nothing')}</Notice>;
  return (
    <>
      <Notice
        tone="success"
        live="status"
        icon={<IconTrophy />}
        title={t('scratch.won', { prize: formatMoney(prize, locale) })}
      >
        {ticket.payout === null && (
          <TextLink asChild>
            <RouteLink to={accountRoutes.gameWallet.to()}>{t('scratch.wallet')}</RouteLink>
          </TextLink>
        )}
      </Notice>
      {ticket.payout !== null && <LargePrize ticket={ticket.ticket} payout={ticket.payout} />}
    </>
  );
}
