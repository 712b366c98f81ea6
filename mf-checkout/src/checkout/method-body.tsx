import type { PaymentOption } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { useServices } from '@aylal/shell';
import { Button, Stack, Text } from '@aylal/ui';
import { pocketZeroInfoDialog } from '../ui/pay-later-dialogs.ts';
import { methodText } from '../ui/method-text.ts';
import { WalletBalance } from './wallet/wallet-balance.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** How the chosen way goes; of PocketZero also its plans for this amount (GAP-81), of the wallet what it holds. */
export function MethodBody({
  option: { payment_name: name, flow },
  refNumber,
  amount,
}: {
  option: PaymentOption;
  refNumber: string;
  amount: Money;
}) {
  const t = useCheckoutMessages();
  const { dialogs } = useServices();
  return (
    <Stack gap="2" align="start">
      <Text kind="small">{methodText(t, name, 'how')}</Text>
      {name === 'POCKET' && (
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(pocketZeroInfoDialog, { amount })}
        >
          {t('method.POCKET.plans')}
        </Button>
      )}
      {flow === 'wallet' && <WalletBalance refNumber={refNumber} amount={amount} />}
    </Stack>
  );
}
