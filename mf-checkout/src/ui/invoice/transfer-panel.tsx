import type { Invoice } from '@aylal/contracts/payments';
import { bankName, isPaymentPage } from '@aylal/domain/payments';
import { formatMoney, useLocale } from '@aylal/shell';
import { Card, chakra, LinkButton, Stack, Text } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { InvoiceFooter } from '../invoice-footer.tsx';
import { StageNotice, type StageNoticeProps } from '../stage-notice.tsx';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import { usePageOrigin } from '../use-page-origin.ts';
import { CopyRow } from './copy-row.tsx';

export interface TransferPanelProps extends Omit<StageNoticeProps, 'namespace'> {
  readonly invoice: Invoice;
  readonly onTouched: () => void;
}

/** Where to transfer. The purpose is what finds the order again, so that it is with its own word of warning. */
export function TransferPanel(props: TransferPanelProps) {
  const { invoice, stage } = props;
  const t = useCheckoutMessages();
  const locale = useLocale();
  const origin = usePageOrigin();
  const waiting = stage === 'open' || stage === 'seen' || stage === 'partial';
  const amount = stage === 'partial' ? props.toPay : invoice.amount;
  return (
    <>
      <Stack gap="4">
        <StageNotice namespace="transfer" {...props} />
        {waiting && (
          <Card>
            <chakra.ul listStyle="none">
              <CopyRow label={t('transfer.bank')}>{bankName(invoice.bank_name, locale)}</CopyRow>
              <CopyRow label={t('transfer.account')}>{invoice.account_number}</CopyRow>
              <CopyRow label={t('transfer.name')}>{invoice.company_name}</CopyRow>
              <CopyRow
                label={t('transfer.amount')}
                value={String(amount)}
                note={invoice.fee > 0 ? t('transfer.fee', { fee: formatMoney(invoice.fee, locale) }) : undefined}
              >
                {formatMoney(amount, locale)}
              </CopyRow>
              <CopyRow label={t('transfer.purpose')} note={t('transfer.purposeNote')}>
                {invoice.reference}
              </CopyRow>
            </chakra.ul>
          </Card>
        )}
        {waiting && isPaymentPage(invoice.url, origin) && (
          <LinkButton asChild variant="outline">
            <a href={invoice.url} target="_blank" rel="noopener" onClick={props.onTouched}>
              <IconExternalLink size={18} />
              {t('transfer.openBank')}
            </a>
          </LinkButton>
        )}
        {waiting && (
          <Text kind="small" tone="muted">
            {t('transfer.time')}
          </Text>
        )}
      </Stack>
      <InvoiceFooter invoice={invoice} checking={props.checking} onCheck={props.onCheck} />
    </>
  );
}
