import type { OrderReceipt } from '@aylal/contracts/orders';
import { Button, Text } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { useSendReceipt } from './use-send-receipt.ts';

export interface ReceiptActionsProps {
  readonly refNumber: string;
  readonly receipt: OrderReceipt;
  /** Opens the form; null where no receipt is to be had. */
  readonly onGet: (() => void) | null;
}

/** What can be done next: ask for a receipt, have it mailed again, or ask what became of one. */
export function ReceiptActions({ refNumber, receipt, onGet }: ReceiptActionsProps) {
  const t = useCheckoutMessages();
  const { send, sending } = useSendReceipt(refNumber);
  const { status, is_company, company_register } = receipt;
  if (status === 'returned') return <Text tone="muted">{t('receipt.returnedText')}</Text>;
  if (status === 'none')
    return onGet ? (
      <Button width="full" variant="outline" marginTop="3" aria-haspopup="dialog" onClick={onGet}>
        {t('receipt.get')}
      </Button>
    ) : null;
  return (
    <>
      {status === 'sending' && (
        <Text tone="muted" marginTop="2" role="status">
          {t('receipt.waits')}
        </Text>
      )}
      <Button
        width="full"
        variant="ghost"
        marginTop="2"
        loading={sending}
        onClick={() => void send({ is_company, company_register })}
      >
        {t(status === 'sending' ? 'receipt.ask' : 'receipt.again')}
      </Button>
    </>
  );
}
