import { useServices } from '@aylal/shell';
import { ActionBar, Aside, Box, Button, Flex, IconButton, MainWithAside, Stack, Text } from '@aylal/ui';
import { IconReceipt, IconShield } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { isFlight } from '../domain/checkout-order.ts';
import { mayPay } from '../domain/money-state.ts';
import { paymentInfoDialog } from '../ui/pay-later-dialogs.ts';
import { TermsCard } from './terms-card.tsx';
import { WalletPayButton } from './wallet/wallet-pay-button.tsx';
import { supportHours } from '../ui/support-hours.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { BackToEsim } from './back-to-esim.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CheckoutHeading } from './checkout-heading.tsx';
import { CheckoutOver, CheckoutPaid } from './checkout-states.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { MoneyNotice } from './money-notice.tsx';
import { OrderSum } from './order-sum.tsx';
import { PayButton } from './pay-button.tsx';
import { PayForm } from './pay-form.tsx';
import { PayLaterCard } from './pay-later-card.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { OutsidePlain, PlainPayment } from './plain-payment.tsx';
import { usePaying, type PayForOrderProps } from './use-paying.ts';

/** An order of the customer's own: what it costs, how it is paid, and where the money is at every moment. */
export function PayForOrder(props: PayForOrderProps) {
  const t = useCheckoutMessages();
  const services = useServices();
  const paying = usePaying(props);
  const { amount, bought, checking, money } = paying;
  const {
    fromEsim,
    received: { order },
  } = props;
  const flight = isFlight(order) ? order : null;

  if (money === 'paid') return <CheckoutPaid order={order} bought={bought} />;
  if (money === 'expired' || money === 'cancelled' || money === 'lapsed')
    return <CheckoutOver reason={money} order={order} bought={bought} />;

  const pay = { method: paying.method, amount, loading: paying.opening };
  const fromWallet = paying.method?.flow === 'wallet';
  const action = mayPay(money) ? (
    fromWallet ? (
      <WalletPayButton {...pay} refNumber={order.ref_number} />
    ) : (
      <PayButton {...pay} />
    )
  ) : (
    <Button variant="outline" loading={checking} onClick={() => void paying.check()}>
      {t('money.check')}
    </Button>
  );

  return (
    <Stack gap="3">
      {fromEsim && <BackToEsim order={order} />}
      <CheckoutHeading order={order} />
      <HoldNotice order={order} hold={paying.hold} />
      <MoneyNotice
        state={money}
        declined={paying.declined}
        paid={order.paid}
        toPay={amount}
        checking={checking}
        checkedAt={paying.checkedAt}
        onCheck={() => void paying.check()}
        onRetry={() => void paying.pay()}
      />
      <MainWithAside marginTop="1">
        <Stack gap="4">
          {mayPay(money) && flight && (
            <OutsidePlain way={props.plainWay}>
              <TermsCard order={flight} onChanged={paying.forgetInvoice} />
            </OutsidePlain>
          )}
          <PlainPayment refNumber={order.ref_number} way={props.plainWay} nowPayAmount={props.nowPayAmount} />
          <OutsidePlain way={props.plainWay}>
            <PayForm onPay={() => void paying.pay()}>
              <PaymentMethods {...paying} refNumber={order.ref_number} />
            </PayForm>
          </OutsidePlain>
          {mayPay(money) && order.actions.includes('coupon') && (
            <OutsidePlain way={props.plainWay}>
              <CouponCard order={order} onApplied={paying.forgetInvoice} />
            </OutsidePlain>
          )}
          {mayPay(money) && flight && <PayLaterCard order={flight} ways={paying.ways} />}
        </Stack>
        <Aside>
          <Stack gap="3">
            <OrderSum
              order={order}
              now={amount}
              way={paying.method?.payment_name}
              action={
                <Box display={{ base: 'none', lg: 'grid' }} marginTop="3">
                  <OutsidePlain way={props.plainWay}>{action}</OutsidePlain>
                </Box>
              }
            />
            <Flex gap="2" color="fg.muted">
              <IconShield size={18} />
              <Text kind="small">
                {t('sum.safe')} {t('sum.hours', supportHours)}
              </Text>
            </Flex>
            {flight && (
              <WithScripts asChild>
                <Button
                  variant="ghost"
                  aria-haspopup="dialog"
                  onClick={() => void services.dialogs.open(paymentInfoDialog, { order: flight })}
                >
                  {t('payLater.payment')}
                </Button>
              </WithScripts>
            )}
          </Stack>
        </Aside>
      </MainWithAside>
      <ActionBar role="region" aria-label={t('sum.now')} marginInline={{ base: '-4', md: '-6' }}>
        <WithScripts asChild>
          <IconButton
            label={t('sum.information')}
            aria-haspopup="dialog"
            onClick={() =>
              services.panels.open('paymentMethod', {
                ref_number: order.ref_number,
                now: amount,
                ...(paying.method && { payment_name: paying.method.payment_name }),
              })
            }
          >
            <IconReceipt size={24} />
          </IconButton>
        </WithScripts>
        <Box flex="1" display="grid">
          <OutsidePlain way={props.plainWay}>{action}</OutsidePlain>
        </Box>
      </ActionBar>
    </Stack>
  );
}
