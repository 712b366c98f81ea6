import { useQuery, useServices } from '@aylal/shell';
import { Card, Flex, Heading, Tag, Text } from '@aylal/ui';
import { getReceiptQuery } from '../api/get-receipt-query.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { PrintedCodes } from './printed-codes.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptStatus } from './receipt-status.tsx';

const tones = { sending: 'warning', sent: 'success', corrected: 'accent', returned: 'neutral' } as const;

interface ReceiptCardProps {
  readonly refNumber: string;
  /** Whom it was booked for. */
  readonly company: { readonly register: string; readonly name: string } | null;
  /** Nothing is owed any more. */
  readonly settled: boolean;
}

/** PROD-12: the tax receipt of an order or a ride on its page: whether there is one, for whom, and the way to it. */
export function ReceiptCard({ refNumber, company, settled }: ReceiptCardProps) {
  const t = useCheckoutMessages();
  const services = useServices();
  const known = useQuery(getReceiptQuery(services, refNumber)).data?.result;
  // All was refunded before anybody asked for one: there is nothing to say.
  if (known?.status === 'none' && !known.may_send && settled) return null;
  const get = () => services.panels.open('mobilityEBarimt', { ref_number: refNumber, company });
  return (
    <Card padded data-print="hide">
      <Flex justify="space-between" align="center" gap="2">
        <Heading size="h3">{t('receipt.title')}</Heading>
        {known && known.status !== 'none' && (
          <Tag tone={tones[known.status]}>{t(`receipt.status.${known.status}`)}</Tag>
        )}
      </Flex>
      <ReceiptStatus refNumber={refNumber}>
        {(receipt) => (
          <>
            {receipt.status === 'none' ? (
              <Text tone="muted">{t(receipt.may_send ? 'receipt.about' : 'receipt.later')}</Text>
            ) : (
              <ReceiptFacts receipt={receipt} />
            )}
            <PrintedCodes refNumber={refNumber} />
            <ReceiptActions refNumber={refNumber} receipt={receipt} onGet={receipt.may_send ? get : null} />
          </>
        )}
      </ReceiptStatus>
    </Card>
  );
}
