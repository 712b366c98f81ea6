import { instalmentLeadDays } from '@aylal/domain/payments';
import { WithMessages } from '@aylal/parts';
import { paymentTermsRoute } from '@aylal/routes';
import { RouteLink, type DialogViewOf } from '@aylal/shell';
import { SkeletonText, Stack, Text, TextLink } from '@aylal/ui';
import { FactList } from '../ui/pay-later/fact-list.tsx';
import type { bnplInfoDialog } from '../ui/pay-later-dialogs.ts';
import { payLaterMessages, usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';

/** MODAL-39: how many payments, what they cost, for which flights, and when to book (INST-15 to INST-18). */
export const view: DialogViewOf<typeof bnplInfoDialog> = {
  title: 'payLater.bnpl.title',
  Component: () => (
    <WithMessages extra={payLaterMessages} waiting={<SkeletonText lines={6} />}>
      <BnplInfo />
    </WithMessages>
  ),
};

function BnplInfo() {
  const t = usePayLaterMessages();
  return (
    <Stack gap="4">
      <Text>{t('bnpl.lead')}</Text>
      <FactList
        facts={[
          t('bnpl.payments', { least: 2, most: 4 }),
          t('bnpl.fee', { least: 1, most: 4 }),
          t('bnpl.ahead', { days: instalmentLeadDays }),
          t('bnpl.early', { months: 6 }),
          t('bnpl.ticket'),
          t('bnpl.language'),
        ]}
      />
      <TextLink asChild>
        <RouteLink to={paymentTermsRoute.to()} target="_blank" rel="noreferrer">
          {t('bnpl.terms')}
        </RouteLink>
      </TextLink>
    </Stack>
  );
}
