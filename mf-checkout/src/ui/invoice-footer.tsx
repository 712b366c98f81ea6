import type { Invoice } from '@aylal/contracts/payments';
import { writeHoldTime } from '@aylal/parts';
import { useLocale } from '@aylal/shell';
import { Box, chakra, Text, TextLink } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useCheckoutMessages } from './use-checkout-messages.ts';

export interface InvoiceFooterProps {
  readonly invoice: Pick<Invoice, 'expires_at' | 'server_time'>;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** The end of a payment window: that closing it loses nothing, and the way to ask for the state of the payment. */
export function InvoiceFooter({ invoice, checking, onCheck }: InvoiceFooterProps) {
  const t = useCheckoutMessages();
  const time = writeHoldTime(invoice.expires_at, Date.parse(invoice.server_time), useLocale());
  return (
    <Box
      marginTop="4"
      marginInline={{ base: '-4', md: '-6' }}
      paddingInline={{ base: '4', md: '6' }}
      paddingTop="3.5"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Text kind="small" tone="muted">
        {t('payment.closing', { time })}{' '}
        <WithScripts asChild>
          <TextLink asChild variant="underline">
            <chakra.button type="button" onClick={onCheck} aria-busy={checking || undefined}>
              {t('payment.checkLink')}
            </chakra.button>
          </TextLink>
        </WithScripts>
      </Text>
    </Box>
  );
}
