import { useEffect, useRef } from 'react';
import type { Invoice } from '@aylal/contracts/payments';
import { isPaymentPage } from '@aylal/domain/payments';
import { LinkButton, Stack, Text } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { ChargedPrice } from '../charged-price.tsx';
import { InvoiceFooter } from '../invoice-footer.tsx';
import { InvoiceRefused } from '../invoice-refused.tsx';
import { StageNotice, type StageNoticeProps } from '../stage-notice.tsx';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import { usePageOrigin } from '../use-page-origin.ts';

export interface RedirectPanelProps extends Omit<StageNoticeProps, 'namespace'> {
  readonly invoice: Invoice;
  readonly onClose: () => void;
  /** Whether the page follows the link by itself. */
  readonly follows?: boolean;
}

/** MODAL-11: leads to the partner's own page, which leads back to the checkout. Only to listed hosts; any other address is no way to pay. */
export function RedirectPanel({ invoice, onClose, follows = true, ...standing }: RedirectPanelProps) {
  const t = useCheckoutMessages();
  const listed = isPaymentPage(invoice.url, usePageOrigin());
  const { stage } = standing;
  const payable = stage === 'open' || stage === 'seen' || stage === 'declined' || stage === 'partial';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The link itself is followed, so that what leads away is what the customer sees and can press where the browser holds it back.
    if (follows && listed && payable) link.current?.click();
  }, [follows, listed, payable]);

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
      <InvoiceFooter invoice={invoice} checking={standing.checking} onCheck={standing.onCheck} />
    </>
  );
}
