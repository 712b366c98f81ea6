import { creditedAtOnce, type PrizePayout } from '@aylal/domain/lottery';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Stack, Text, TextLink } from '@aylal/ui';
import { useState } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { ReportForm } from './report-form.tsx';

/** Where a large prize is: its winner says where to be called, and sees when it is paid. */
export function LargePrize({ ticket, payout }: { ticket: string; payout: PrizePayout }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const [state, setState] = useState(payout);
  if (state === 'paid')
    return (
      <TextLink asChild>
        <RouteLink to={accountRoutes.gameWallet.to()}>{t('largePrize.paid')}</RouteLink>
      </TextLink>
    );
  return (
    <Stack gap="3">
      <Text role="status">
        {state === 'reported'
          ? t('largePrize.reported')
          : t('largePrize.large', { limit: formatMoney(creditedAtOnce, locale) })}
      </Text>
      <ReportForm
        ticket={ticket}
        button={t(state === 'reported' ? 'largePrize.again' : 'largePrize.report')}
        onReported={() => setState('reported')}
      />
    </Stack>
  );
}
