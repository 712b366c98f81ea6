import { useState } from 'react';
import type { Invoice } from '@aylal/contracts/payments';
import { Button, Flex, Stack, Text, TextField, useIsPhone } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { QrCode } from '@aylal/ui/journey';
import { IconCheck, IconCopy, IconRefresh } from '@aylal/ui/icons';
import { copyToClipboard } from '@aylal/parts';
import { fitsQrCode } from '../../domain/fits-qr-code.ts';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import type { ShownStage } from '../stage-notice.tsx';

export interface InvoiceQrProps {
  readonly invoice: Invoice;
  readonly stage: ShownStage;
  readonly onCopied: () => void;
  readonly onNewCode: () => void;
}

/** PAY-11: the QR drawn from `qr_text` where it fits a code, and the text itself for a bank app on the same phone. A spent code pales and gives way to a new one. */
export function InvoiceQr({ invoice, stage, onCopied, onNewCode }: InvoiceQrProps) {
  const t = useCheckoutMessages();
  const phone = useIsPhone();
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  const spent = stage === 'expired';
  const drawn = fitsQrCode(invoice.qr_text);

  async function copyText() {
    const done = await copyToClipboard(invoice.qr_text);
    setCopy(done ? 'copied' : 'refused');
    if (done) onCopied();
  }

  return (
    <Flex direction={{ base: 'row', md: 'column' }} align="center" gap="3">
      {drawn && (
        <QrCode
          value={invoice.qr_text}
          title={t('payment.qrTitle')}
          size={phone ? 104 : 232}
          spent={spent}
          overlay={
            spent && !phone ? (
              <Button size="sm" onClick={onNewCode}>
                <IconRefresh size={18} />
                {t('payment.newCode')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Stack gap="1" align={{ base: 'start', md: 'center' }} textAlign={{ md: 'center' }} minWidth="0">
        <Text kind="small" tone="muted">
          {t(drawn ? 'payment.scan' : 'payment.tooLong')}
        </Text>
        <WithScripts>
          <Button size="sm" variant="ghost" disabled={spent} onClick={() => void copyText()}>
            {copy === 'copied' ? <IconCheck size={18} /> : <IconCopy size={18} />}
            <span aria-live="polite">{t(copy === 'copied' ? 'payment.copied' : 'payment.copy')}</span>
          </Button>
        </WithScripts>
        {copy === 'refused' && (
          <TextField
            label={t('payment.copyByHand')}
            value={invoice.qr_text}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Stack>
    </Flex>
  );
}
