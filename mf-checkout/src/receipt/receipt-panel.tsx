import { useServices, type ContributedPanel } from '@aylal/shell';
import { Stack } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { PrintedCodes } from './printed-codes.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptStatus } from './receipt-status.tsx';

/** PANEL-02: the e-receipt form, which closes the panel once it is sent (EBARIMT-09), or becomes the receipt where its opener has no place for that. */
export const Panel: ContributedPanel<'mobilityEBarimt'> = function ReceiptPanel({
  ref_number,
  company,
  shows = false,
}) {
  const t = useCheckoutMessages();
  const { panels } = useServices();
  const form = (onSent: () => void) => (
    <>
      <ReceiptHead title={t('receipt.get')} />
      <ReceiptForm refNumber={ref_number} company={company} onSent={onSent} />
    </>
  );
  if (!shows) return form(panels.close);
  return (
    <ReceiptStatus refNumber={ref_number}>
      {(receipt) =>
        receipt.status === 'none' ? (
          form(() => undefined)
        ) : (
          <Stack gap="2" paddingBottom="4">
            <ReceiptHead title={t('receipt.title')} />
            <ReceiptFacts receipt={receipt} />
            <PrintedCodes refNumber={ref_number} />
            <ReceiptActions refNumber={ref_number} receipt={receipt} onGet={null} />
          </Stack>
        )
      }
    </ReceiptStatus>
  );
};
