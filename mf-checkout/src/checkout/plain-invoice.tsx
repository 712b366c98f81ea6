import { checkoutRoutes } from '@aylal/routes';
import { RouteLink, useSearchParams, useSharedMessages } from '@aylal/shell';
import { Box, Card, chakra, Heading, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { InvoicePanel } from '../ui/invoice/invoice-panel.tsx';
import { TransferPanel } from '../ui/invoice/transfer-panel.tsx';
import { WithoutScripts } from '@aylal/ui/primitives';
import { RedirectPanel } from '../ui/invoice/redirect-panel.tsx';
import { useInvoice } from '../ui/live/use-invoice.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import type { PlainPaymentProps } from './plain-payment.tsx';
import type { PaymentRefusal } from './plain-fields.ts';

const titles = { qr: 'payment.title', redirect: 'method.CARD.title', transfer: 'transfer.title' } as const;

/** So often the page asks by itself whether the money has come. */
const refreshSeconds = 10;

/** Why no invoice was opened, or the open one: to be scanned, or to be transferred to. The page asks again by itself until it is paid. */
export function PlainInvoice({
  refNumber,
  way,
  nowPayAmount,
  refused,
}: PlainPaymentProps & { refused: PaymentRefusal | undefined }) {
  if (refused) return <Refused reason={refused} />;
  if (way === undefined) return null;
  const wanted = { ref_number: refNumber, payment_name: way };
  return <Invoice {...wanted} {...(nowPayAmount === undefined ? {} : { now_pay_amount: nowPayAmount })} />;
}

function Refused({ reason }: { reason: PaymentRefusal }) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  return (
    <Notice tone="danger" live="alert" title={<chakra.span display="block">{t('payment.refused.title')}</chakra.span>}>
      {reason === 'needs-scripts'
        ? t('payment.needsScripts')
        : reason === 'unanswered'
          ? t('payment.refused.text')
          : s(`problem.${reason}`)}
    </Notice>
  );
}

function Invoice(wanted: Parameters<typeof useInvoice>[0]) {
  const t = useCheckoutMessages();
  const { invoice, stage, reopen, ...standing } = useInvoice(wanted);
  const [search] = useSearchParams();
  const { pay: _pay, ...others } = Object.fromEntries(search);
  if (!invoice || stage.kind === 'opening' || stage.kind === 'refused' || stage.kind === 'paid') return null;
  const flow = invoice.is_qr ? 'qr' : invoice.is_url ? 'redirect' : 'transfer';
  const shown = { ...standing, invoice, stage: stage.kind, onNewCode: reopen };
  return (
    <Card padded as="section" aria-labelledby="plain-invoice-title">
      <WithoutScripts>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </WithoutScripts>
      <Stack gap="4">
        <Heading size="h2" id="plain-invoice-title">
          {t(titles[flow])}
        </Heading>
        <Box>
          {flow === 'redirect' && <RedirectPanel {...shown} follows={false} onClose={() => {}} />}
          {flow === 'transfer' && <TransferPanel {...shown} />}
          {flow === 'qr' && <InvoicePanel {...shown} refNumber={wanted.ref_number} />}
        </Box>
        <WithoutScripts>
          <Text kind="small" tone="muted">
            {t('payment.asksAgain', { seconds: refreshSeconds })}
          </Text>
        </WithoutScripts>
        <LinkButton asChild variant="outline" alignSelf="start">
          <RouteLink to={checkoutRoutes.checkout.to({ refNumber: wanted.ref_number }, others)}>
            {t('method.title')}
          </RouteLink>
        </LinkButton>
      </Stack>
    </Card>
  );
}
