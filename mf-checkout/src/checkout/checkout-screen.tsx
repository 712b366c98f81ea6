import { isNotFound, useAccountQuery } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { useParams, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getOrderQuery } from '../api/get-order-query.ts';
import { CheckoutFailed, CheckoutNotFound, CheckoutSkeleton } from './checkout-states.tsx';
import { loadCheckout } from './checkout-loader.ts';
import { PayForOrder } from './pay-for-order.tsx';
import { SignInToPay } from './sign-in-to-pay.tsx';

/** ROUTE-02, ROUTE-04, ROUTE-06: the checkout of an order, of more data for an eSIM, or of the next payment in parts. */
function CheckoutScreen() {
  const { refNumber = '' } = useParams();
  const [search] = useSearchParams();
  const services = useServices();
  const { query: order, signedOut } = useAccountQuery(getOrderQuery(services, refNumber));
  const asked = checkoutRoutes.checkout.readSearch(search);
  // PAY-03: outside the mini-app a loan is like any other word there (ROUTE-03).
  const byLoan = asked?.p === 'lend' && services.mode !== 'emongolia';

  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="6">
      {signedOut ? (
        <SignInToPay refNumber={refNumber} onSignedIn={() => void order.refetch()} />
      ) : order.data ? (
        <PayForOrder
          received={order.data}
          paymentType={byLoan ? 'regular' : (asked?.p ?? 'regular')}
          nowPayAmount={asked?.now_pay_amount}
          plainWay={asked?.pay}
          fromEsim={asked?.top_up ?? false}
          reread={order.refetch}
        />
      ) : order.error ? (
        isNotFound(order.error) ? (
          <CheckoutNotFound />
        ) : (
          <CheckoutFailed error={order.error} onRetry={() => void order.refetch()} />
        )
      ) : (
        <CheckoutSkeleton />
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: CheckoutScreen,
  title: 'checkout.title',
  load: loadCheckout,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-checkout.ts'),
};
