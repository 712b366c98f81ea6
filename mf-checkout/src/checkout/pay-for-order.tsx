import { useState } from 'react';
import type { Money, PaymentType } from '@aylal/domain';
import { holdAt, useServerClock } from '@aylal/parts';
import { bankTransferDialog, paymentDialog, useQuery, useServices } from '@aylal/shell';
import { ActionBar, Aside, Box, Button, Flex, MainWithAside, Skeleton, Stack, Text } from '@aylal/ui';
import { IconShield } from '@aylal/ui/icons';
import type { HeardOrder } from '../api/get-order-query.ts';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';
import { boughtAt, isFlight, isSupplied } from '../domain/checkout-order.ts';
import { mayPay, moneyState } from '../domain/money-state.ts';
import { useLivePayment } from '../live/use-live-payment.ts';
import { loanDialog } from '../loan/loan-dialog-ref.ts';
import { paymentInfoDialog } from '../pay-later/pay-later-dialogs.ts';
import { TermsCard } from '../terms/terms-card.tsx';
import { walletPaymentDialog } from '../wallet/wallet-payment-dialog-ref.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { BackToEsim } from './back-to-esim.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CheckoutHeading } from './checkout-heading.tsx';
import { CheckoutOver, CheckoutPaid } from './checkout-states.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { MoneyNotice } from './money-notice.tsx';
import { NoWaysToPay } from './no-ways-to-pay.tsx';
import { OptionsFailed } from './options-failed.tsx';
import { OrderSum } from './order-sum.tsx';
import { PayButton } from './pay-button.tsx';
import { PayLaterCard } from './pay-later-card.tsx';
import { PaymentMethodRows } from './payment-method-rows.tsx';
import { forgetOtherInvoices } from './forget-other-invoices.ts';
import { openPart } from './open-part.ts';
import { useLaterPart } from './use-later-part.ts';
import { useLeaveWhenPaid } from './use-leave-when-paid.ts';

export interface PayForOrderProps {
  readonly heard: HeardOrder;
  readonly paymentType: PaymentType;
  /** What is paid now of an order in parts, as the address says. */
  readonly nowPayAmount: Money | undefined;
  /** Whether the address says that an eSIM is topped up. */
  readonly fromEsim: boolean;
  readonly reread: () => Promise<unknown>;
}

/** An order of the customer's own: what it costs, how it is paid, and where the money is at every moment. */
export function PayForOrder({
  heard: { order, heardMs },
  paymentType,
  nowPayAmount,
  fromEsim,
  reread,
}: PayForOrderProps) {
  const t = useCheckoutMessages();
  // What tops an eSIM up is paid at once: its sum in the address is no part of an order.
  const part = useLaterPart(order, fromEsim ? undefined : nowPayAmount);
  const amount = part?.amount ?? order.must_pay;
  const services = useServices();
  const refNumber = order.ref_number;
  const flight = isFlight(order) ? order : null;
  const options = useQuery(listPaymentOptionsQuery(services, refNumber, paymentType));
  const [chosen, setChosen] = useState<string>();
  const [begun, setBegun] = useState(false);
  const [opening, setOpening] = useState(false);
  const [transferring, setTransferring] = useState(false);
  const [checking, setChecking] = useState(false);

  const clock = useServerClock({ serverTime: order.server_time, heardMs });
  const hold = holdAt(order.pay_until, clock ?? Date.parse(order.server_time));
  const standing = useLivePayment(refNumber, {
    enabled: order.status.status_code !== 5,
    begun,
    onNews: () => void reread(),
  });
  const money = moneyState({
    order,
    payment: standing.data?.state,
    unanswered: standing.isError || standing.fetchStatus === 'paused',
    begun: begun || standing.data?.state === 'waiting' || standing.data?.state === 'partial',
    over: hold.state === 'over',
    partOpen: part?.open ?? false,
  });
  // The window of a transfer tells itself that the order is paid, and leads to it (PAY-09).
  const bought = boughtAt(order, fromEsim);
  useLeaveWhenPaid(order, bought, money === 'paid' && !transferring);

  const ways = options.data?.result ?? [];
  const method = ways.find((option) => option.payment_name === chosen) ?? ways[0];

  async function check() {
    setChecking(true);
    await Promise.all([standing.refetch(), reread()]).finally(() => setChecking(false));
  }

  /** The invoice of the higher sum was closed: the next one is for what is owed now. */
  async function forgetInvoice() {
    services.queryClient.removeQueries({ queryKey: ['invoice', refNumber] });
    await check();
  }

  async function pay() {
    if (!method || opening) return;
    setOpening(true);
    setBegun(true);
    const asked = { ref_number: refNumber, payment_name: method.payment_name, ...(part && { now_pay_amount: amount }) };
    forgetOtherInvoices(services, asked);
    if (part) await openPart(services, asked);
    const transfer = method.account_number !== '';
    setTransferring(transfer);
    const lent = method.payment_name === 'LENDPAY';
    const wallet = method.payment_name === 'WALLET';
    const window = transfer ? bankTransferDialog : lent ? loanDialog : wallet ? walletPaymentDialog : paymentDialog;
    await services.dialogs.open(window, asked).finally(() => {
      setOpening(false);
      setTransferring(false);
    });
    // The window says nothing about money: the provider does (GAP-89).
    await check();
  }

  if (money === 'paid') return <CheckoutPaid order={order} bought={bought} />;
  if (money === 'expired' || money === 'cancelled' || money === 'lapsed')
    return <CheckoutOver reason={money} order={order} bought={bought} />;

  const action = mayPay(money) ? (
    <PayButton method={method} amount={amount} loading={opening} onClick={() => void pay()} />
  ) : (
    <Button variant="outline" loading={checking} onClick={() => void check()}>
      {t('money.check')}
    </Button>
  );

  return (
    <Stack gap="3">
      {fromEsim && <BackToEsim order={order} />}
      <CheckoutHeading order={order} />
      <HoldNotice order={order} hold={hold} />
      <MoneyNotice state={money} paid={order.paid} toPay={amount} checking={checking} onCheck={() => void check()} />
      <MainWithAside marginTop="1">
        <Stack gap="4">
          {mayPay(money) && flight && <TermsCard order={flight} onChanged={forgetInvoice} />}
          {options.data && ways.length === 0 ? (
            <NoWaysToPay refNumber={refNumber} />
          ) : options.data ? (
            <PaymentMethodRows
              options={ways}
              amount={amount}
              chosen={method?.payment_name ?? ''}
              onChoose={setChosen}
            />
          ) : options.isError ? (
            <OptionsFailed onRetry={() => void options.refetch()} />
          ) : (
            <Skeleton height="124px" borderRadius="lg" />
          )}
          {mayPay(money) && isSupplied(order) && order.paid === 0 && (
            <CouponCard order={order} onApplied={forgetInvoice} />
          )}
          {mayPay(money) && flight && <PayLaterCard amount={order.to_pay} />}
        </Stack>
        <Aside>
          <Stack gap="3">
            <OrderSum
              order={order}
              now={amount}
              action={
                <Box display={{ base: 'none', lg: 'grid' }} marginTop="3">
                  {action}
                </Box>
              }
            />
            <Flex gap="2" color="fg.muted">
              <IconShield size={18} />
              <Text kind="small">{t('sum.safe')}</Text>
            </Flex>
            {flight && (
              <Button
                variant="ghost"
                aria-haspopup="dialog"
                onClick={() => void services.dialogs.open(paymentInfoDialog, { order: flight })}
              >
                {t('payLater.payment')}
              </Button>
            )}
          </Stack>
        </Aside>
      </MainWithAside>
      <ActionBar role="region" aria-label={t('sum.now')} marginInline={{ base: '-4', md: '-6' }}>
        <Box flex="1" display="grid">
          {action}
        </Box>
      </ActionBar>
    </Stack>
  );
}
