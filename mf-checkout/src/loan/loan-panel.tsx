import type { Invoice } from '@aylal/contracts/payments';
import { isPaymentPage } from '@aylal/domain/payments';
import { LinkButton, Stack } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { LendPayPanel } from '../ui/pay-later/lend-pay-panel.tsx';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { TooSmall } from '../ui/pay-later/too-small.tsx';
import { InvoiceFooter } from '../ui/invoice-footer.tsx';
import { StageNotice, type StageNoticeProps } from '../ui/stage-notice.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { usePageOrigin } from '../ui/use-page-origin.ts';

export interface LoanPanelProps extends Omit<StageNoticeProps, 'namespace'> {
  readonly invoice: Invoice;
  readonly onTouched: () => void;
}

/** The loan that pays this order, and the way to the lender, whose page is opened only where it is listed (WEB-4). */
export function LoanPanel(props: LoanPanelProps) {
  const { invoice, stage } = props;
  const t = useCheckoutMessages();
  const origin = usePageOrigin();
  const waiting = stage === 'open' || stage === 'seen' || stage === 'partial';
  return (
    <>
      <Stack gap="4">
        <StageNotice namespace="loan" {...props} />
        {waiting && isPaymentPage(invoice.url, origin) && (
          <LinkButton asChild>
            <a href={invoice.url} target="_blank" rel="noopener" onClick={props.onTouched}>
              <IconExternalLink size={18} />
              {t('loan.open')}
            </a>
          </LinkButton>
        )}
        {waiting && (
          <PayLaterOffers amount={invoice.amount}>
            {({ lend }) => (lend ? <LendPayPanel price={invoice.amount} offer={lend} /> : <TooSmall />)}
          </PayLaterOffers>
        )}
      </Stack>
      <InvoiceFooter invoice={invoice} checking={props.checking} onCheck={props.onCheck} />
    </>
  );
}
