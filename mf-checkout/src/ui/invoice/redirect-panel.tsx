import { useEffect, useRef } from 'react';
import type { Invoice } from '@aylal/contracts/payments';
import { isPaymentPage } from '@aylal/domain/payments';
import { LinkButton, Stack, Text } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { ChargedPrice } from '../ui/charged-price.tsx';
import { InvoiceFooter } from '../ui/invoice-footer.tsx';
import { InvoiceRefused } from '../ui/invoice-refused.tsx';
import { StageNotice, type StageNoticeProps } from '../ui/stage-notice.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { usePageOrigin } from '../ui/use-page-origin.ts';

export interface RedirectPanelProps extends Omit<StageNoticeProps, 'namespace'> {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** MODAL-11: leads to the partner's own page, which leads back to the checkout. Only to listed hosts; any other address is no way to pay. */
export function RedirectPanel({ invoice, onClose, ...standing }: RedirectPanelProps) {
  const t = useCheckoutMessages();
  const listed = isPaymentPage(invoice.url, usePageOrigin());
  const { stage } = standing;
  const payable = stage === 'open' || stage === 'seen' || stage === 'declined' || stage === 'partial';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The link itself is followed, so that what leads away is what the customer sees and can press where the browser holds it back.
    if (listed && payable) link.current?.click();
  }, [listed, payable]);

  if (!listed) return <InvoiceRefused problem="payment-unavailable" onRetry={standing.onNewCode} onClose={onClose} />;
  return (
    <>
      <Stack gap="4">
        <div>
          <Text kind="small" tone="muted">
            {t('payment.amount')}
          </Text>
          <ChargedPrice amount={invoice.amount} size="lg" />
        </div>
        <StageNotice namespace="card" {...standing} />
        {payable && (
          <>
            <LinkButton asChild>
              <a ref={link} href={invoice.url} data-autofocus>
                <IconExternalLink size={18} />
                {t('card.go')}
              </a>
            </LinkButton>
            <Text kind="small" tone="muted">
              {t('card.about')}
            </Text>
          </>
        )}
      </Stack>
      <InvoiceFooter expiresAt={invoice.expires_at} checking={standing.checking} onCheck={standing.onCheck} />
    </>
  );
}
