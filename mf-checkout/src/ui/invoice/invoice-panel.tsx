import type { Invoice } from '@aylal/contracts/payments';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Grid, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { loanFor } from '../../domain/loan-for.ts';
import { ChargedPrice } from '../charged-price.tsx';
import { InvoiceFooter } from '../invoice-footer.tsx';
import { StageNotice, type StageNoticeProps } from '../stage-notice.tsx';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import { BankApps } from './bank-apps.tsx';
import { InvoiceQr } from './invoice-qr.tsx';

export interface InvoicePanelProps extends Omit<StageNoticeProps, 'namespace'> {
  readonly invoice: Invoice;
  readonly refNumber: string;
  readonly onTouched: () => void;
}

/** An open invoice: on a desktop the QR comes first, on a phone the bank apps. */
export function InvoicePanel(props: InvoicePanelProps) {
  const { invoice, stage } = props;
  const t = useCheckoutMessages();
  const locale = useLocale();
  // The app of the lender confirms the whole loan; nothing leaves the account today.
  const byLoan = loanFor(invoice.payment_name, invoice.amount) !== null;
  return (
    <>
      <Grid templateColumns="minmax(0, 1fr)" gap="4">
        <Box
          order={{ base: 1, md: 0 }}
          borderTopWidth={{ base: '1px', md: '0' }}
          borderColor="border.muted"
          paddingTop={{ base: '4', md: '0' }}
        >
          <InvoiceQr invoice={invoice} stage={stage} onCopied={props.onTouched} onNewCode={props.onNewCode} />
        </Box>
        <div>
          <Text kind="small" tone="muted">
            {t(byLoan ? 'sum.loan' : 'payment.amount')}
          </Text>
          <ChargedPrice amount={stage === 'partial' ? props.toPay : invoice.amount} size="lg" />
          <Box marginTop="2">
            <KeyValueList>
              <KeyValue label={t('payment.order')}>{props.refNumber}</KeyValue>
              {byLoan && <KeyValue label={t('sum.now')}>{formatMoney(0, locale)}</KeyValue>}
              {invoice.fee > 0 && <KeyValue label={t('payment.fee')}>{formatMoney(invoice.fee, locale)}</KeyValue>}
              {invoice.company_name && <KeyValue label={t('payment.receiver')}>{invoice.company_name}</KeyValue>}
            </KeyValueList>
          </Box>
          <Box marginTop="3">
            <StageNotice namespace="payment" {...props} />
          </Box>
          {(stage === 'open' || stage === 'seen' || stage === 'declined' || stage === 'partial') && (
            <BankApps invoice={invoice} onOpened={props.onTouched} />
          )}
        </div>
      </Grid>
      <InvoiceFooter invoice={invoice} checking={props.checking} onCheck={props.onCheck} />
    </>
  );
}
