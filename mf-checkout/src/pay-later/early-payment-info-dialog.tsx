import { remainingInstalments, type Instalment } from '@aylal/domain/payments';
import { WithMessages } from '@aylal/parts';
import { formatDayWithYear, formatMoney, useLocale, type DialogViewOf } from '@aylal/shell';
import { SkeletonText, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { FactList } from '../ui/pay-later/fact-list.tsx';
import type { earlyPaymentInfoDialog } from '../ui/pay-later-dialogs.ts';
import { payLaterMessages, usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';

/** MODAL-38: what is left, until when, and that paying it sooner costs nothing. */
export const view: DialogViewOf<typeof earlyPaymentInfoDialog> = {
  title: 'payLater.early',
  Component: ({ props }) => (
    <WithMessages extra={payLaterMessages} waiting={<SkeletonText lines={5} />}>
      <EarlyPaymentInfo instalments={props.instalments} />
    </WithMessages>
  ),
};

function EarlyPaymentInfo({ instalments }: { instalments: readonly Instalment[] }) {
  const t = usePayLaterMessages();
  const locale = useLocale();
  const last = instalments.findLast(({ is_paid }) => !is_paid);
  return (
    <Stack gap="4">
      <Text>{t('early.lead')}</Text>
      {last && (
        <KeyValueList>
          <KeyValue label={t('early.left')}>{formatMoney(remainingInstalments(instalments), locale)}</KeyValue>
          <KeyValue label={t('early.last')}>{formatDayWithYear(last.deadline_date, locale)}</KeyValue>
        </KeyValueList>
      )}
      <FactList facts={[t('early.order'), t('early.cost'), t('early.ticket'), t('early.reminder')]} />
    </Stack>
  );
}
