import { useState } from 'react';
import type { LocalDate } from '@aylal/domain/calendar';
import { nextInstalment, remainingInstalments, type Instalment } from '@aylal/domain/payments';
import { checkoutRoutes } from '@aylal/routes';
import { formatMoney, useLocale, useServices, type DialogViewOf, type instalmentScheduleDialog } from '@aylal/shell';
import { CheckboxField, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { Box, Button, Stack, Text } from '@aylal/ui';
import { earlyPaymentInfoDialog } from '../ui/pay-later-dialogs.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { InstalmentRow } from './instalment-row.tsx';

export interface InstalmentScheduleProps {
  readonly ref_number: string;
  readonly instalments: readonly Instalment[];
  readonly today: LocalDate;
}

/**
 * MODAL-41: the payments of an order. The first unpaid one is chosen (INST-08), later ones are locked until it is paid (INST-09), paid ones stand there as such
 * (INST-10); all that is left can be paid at one time (INST-11). Paying goes on in the checkout (ROUTE-06).
 */
function InstalmentScheduleDialog({ props, close }: { props: InstalmentScheduleProps; close: () => void }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { dialogs, navigator } = useServices();
  const [next, setNext] = useState(true);
  const [all, setAll] = useState(false);
  const { ref_number, instalments, today } = props;
  const first = instalments.findIndex(({ is_paid }) => !is_paid);
  const several = instalments.filter(({ is_paid }) => !is_paid).length > 1;
  const amount = all ? remainingInstalments(instalments) : next ? nextInstalment(instalments) : 0;

  function pay() {
    close();
    navigator.go(checkoutRoutes.checkout.to({ refNumber: ref_number }, { p: 'bnpl', now_pay_amount: String(amount) }));
  }

  if (first < 0) return <Text>{t('schedule.whole')}</Text>;
  return (
    <Stack gap="3">
      <Box>
        {instalments.map((instalment, index) => (
          <InstalmentRow
            key={instalment.deadline_date + index}
            number={index + 1}
            instalment={instalment}
            today={today}
            chosen={instalment.is_paid || all || (index === first && next)}
            locked={index !== first || all}
            onChoose={setNext}
          />
        ))}
      </Box>
      {several && (
        <CheckboxField
          label={t('schedule.all')}
          aside={formatMoney(remainingInstalments(instalments), locale)}
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      )}
      <KeyValueList>
        <KeyValue label={t('sum.now')} total>
          {formatMoney(amount, locale)}
        </KeyValue>
      </KeyValueList>
      <Button disabled={amount <= 0} onClick={pay}>
        {t('schedule.pay', { amount: formatMoney(amount, locale) })}
      </Button>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(earlyPaymentInfoDialog, { instalments })}
      >
        {t('payLater.early')}
      </Button>
    </Stack>
  );
}

export const view: DialogViewOf<typeof instalmentScheduleDialog> = {
  title: 'schedule.title',
  Component: InstalmentScheduleDialog,
};
