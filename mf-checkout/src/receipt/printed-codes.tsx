import { useQuery } from '@aylal/shell';
import { Notice, Stack, Text } from '@aylal/ui';
import { IconReceiptTax } from '@aylal/ui/icons';
import { QrCode } from '@aylal/ui/journey';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { printedReceiptQuery } from './printed-receipt-query.ts';

/** QR and lottery number of a receipt that was made on this page just now; nothing afterwards (GAP-93). */
export function PrintedCodes({ refNumber }: { refNumber: string }) {
  const t = useCheckoutMessages();
  const { data } = useQuery(printedReceiptQuery(refNumber));
  if (!data) return null;
  return (
    <Stack gap="3" alignItems="center" marginTop="3">
      <QrCode value={data.qr_data} title={t('receipt.printed.qr')} size={168} />
      {data.lottery !== '' && (
        <Text textAlign="center">
          {t('receipt.printed.lottery')}: <b>{data.lottery}</b>
        </Text>
      )}
      <Notice tone="gold" icon={<IconReceiptTax size={18} />}>
        {t('receipt.printed.once')}
      </Notice>
    </Stack>
  );
}
