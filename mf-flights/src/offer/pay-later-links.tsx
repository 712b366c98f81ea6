import type { Money } from '@aylal/domain/money';
import { lendPayFlightDialog, pocketFlightDialog, useServices } from '@aylal/shell';
import { Button, Stack } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** MODAL-53, MODAL-54: what the offer costs when it is paid later; a loan where loans are to be had (PAY-03). */
export function PayLaterLinks({ amount }: { amount: Money }) {
  const t = useFlightsMessages();
  const { dialogs, mode } = useServices();
  return (
    <Stack gap="1" marginTop="2">
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(pocketFlightDialog, { amount })}
      >
        {t('offer.pocketZero')}
      </Button>
      {mode === 'emongolia' && (
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(lendPayFlightDialog, { amount })}
        >
          {t('offer.lendPay')}
        </Button>
      )}
    </Stack>
  );
}
