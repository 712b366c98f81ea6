import type { OrderReceipt } from '@aylal/contracts/orders';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { chakra } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** Number, amount, receiver and time of a receipt. */
export function ReceiptFacts({ receipt }: { receipt: OrderReceipt }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { receipt_id, amount, is_company, company_name, sent_at } = receipt;
  return (
    <KeyValueList>
      {receipt_id && (
        <KeyValue label={t('receipt.fact.number')}>
          <Number>{receipt_id}</Number>
        </KeyValue>
      )}
      <KeyValue label={t('receipt.fact.amount')}>{formatMoney(amount, locale)}</KeyValue>
      <KeyValue label={t('receipt.fact.receiver')}>{is_company ? company_name : t('receipt.fact.person')}</KeyValue>
      {sent_at && <KeyValue label={t('receipt.fact.date')}>{formatInstantWithYear(sent_at, locale)}</KeyValue>}
    </KeyValueList>
  );
}

/** 33 digits do not fit a narrow card in one line. */
const Number = chakra('span', { base: { overflowWrap: 'anywhere' } });
