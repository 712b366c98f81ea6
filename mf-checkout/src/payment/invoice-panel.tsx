import type { Invoice } from '@aylal/contracts';
import type { Money } from '@aylal/domain';
import { formatClock } from '@aylal/shell';
import { Box, chakra, Grid, Text, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { ChargedPrice } from '../ui/charged-price.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { BankApps } from './bank-apps.tsx';
import { InvoiceQr } from './invoice-qr.tsx';
import { StageNotice, type ShownStage } from './stage-notice.tsx';

export interface InvoicePanelProps {
  readonly invoice: Invoice;
  readonly refNumber: string;
  readonly stage: ShownStage;
  readonly remainingMs: number;
  readonly paid: Money;
  readonly toPay: Money;
  readonly checking: boolean;
  readonly onTouched: () => void;
  readonly onCheck: () => void;
  readonly onNewCode: () => void;
}

/** An open invoice: on a desktop the QR stands left, on a phone the bank apps come first. */
export function InvoicePanel(props: InvoicePanelProps) {
  const { invoice, stage } = props;
  const t = useCheckoutMessages();
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '256px minmax(0, 1fr)' }} gap={{ base: '4', md: '8' }}>
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
            {t('payment.amount')}
          </Text>
          <ChargedPrice amount={stage === 'partial' ? props.toPay : invoice.amount} size="lg" />
          <Box marginTop="2">
            <KeyValueList>
              <KeyValue label={t('payment.order')}>{props.refNumber}</KeyValue>
              {invoice.company_name && <KeyValue label={t('payment.receiver')}>{invoice.company_name}</KeyValue>}
            </KeyValueList>
          </Box>
          <Box marginTop="3">
            <StageNotice {...props} />
          </Box>
          {(stage === 'open' || stage === 'seen' || stage === 'partial') && (
            <BankApps invoice={invoice} onOpened={props.onTouched} />
          )}
        </div>
      </Grid>
      <Box
        marginTop="4"
        marginInline={{ base: '-4', md: '-6' }}
        paddingInline={{ base: '4', md: '6' }}
        paddingTop="3.5"
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <Text kind="small" tone="muted">
          {t('payment.closing', { time: formatClock(invoice.expires_at) })}{' '}
          <TextLink asChild variant="underline">
            <chakra.button type="button" onClick={props.onCheck} aria-busy={props.checking || undefined}>
              {t('payment.checkLink')}
            </chakra.button>
          </TextLink>
        </Text>
      </Box>
    </>
  );
}
