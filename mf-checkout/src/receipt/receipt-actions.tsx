import type { SuppliedOrder, OrderReceipt } from '@aylal/contracts';
import { useServices } from '@aylal/shell';
import { Button, Text } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { useSendReceipt } from './use-send-receipt.ts';

export interface ReceiptActionsProps {
  readonly order: SuppliedOrder;
  readonly receipt: OrderReceipt;
  readonly maySend: boolean;
}

/** What can be done next: ask for a receipt, have it mailed again, or ask what became of one. */
export function ReceiptActions({ order, receipt, maySend }: ReceiptActionsProps) {
  const t = useCheckoutMessages();
  const { panels } = useServices();
  const { ref_number } = order;
  const { send, sending } = useSendReceipt(ref_number);
  const { status, is_company, company_register } = receipt;
  if (status === 'returned') return <Text tone="muted">{t('receipt.returnedText')}</Text>;
  if (status === 'none')
    return maySend ? (
      <Button
        width="full"
        variant="outline"
        marginTop="3"
        aria-haspopup="dialog"
        onClick={() => panels.open('mobilityEBarimt', { ref_number, company: order.contact.company })}
      >
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
