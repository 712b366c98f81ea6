import { lazy, Suspense } from 'react';
import { isSignedOut, QueryView, TitledPage, WaitingBoxes } from '@aylal/parts';
import { useServices, useSession, type Screen } from '@aylal/shell';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { SignInPage } from '../ui/sign-in-page.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { CartContent } from './cart-content.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { loadCart } from './cart-loader.ts';
import { MoreProducts } from './more-products.tsx';
import { useCart } from '../ui/use-cart.ts';

const PlainCart = lazy(async () => {
  const { PlainCart: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-cart.tsx');
  return { default: Component };
});

/** ROUTE-42, ROLE-08: the cart of who is signed in, and what else could be put into it. */
function CartScreen() {
  const t = useRemoteMessages();
  const { session } = useServices();
  const cart = useCart();
  const anonymous = useSession().status === 'anonymous';
  return (
    <TitledPage title={t('cart.title')} maxWidth="none">
      {anonymous || isSignedOut(cart.error) ? (
        <SignInPage title={t('cart.signIn')} onSignedIn={() => void session.refresh()} />
      ) : (
        <QueryView
          query={cart}
          waiting={<WaitingBoxes label={t('cart.loading')} heights={['220px']} />}
          failed={{ title: t('cart.failed') }}
        >
          {(held) =>
            held.count > 0 ? (
              <>
                <WithScripts>
                  <CartContent cart={held} />
                </WithScripts>
                <WithoutScripts>
                  <Suspense>
                    <PlainCart cart={held} />
                  </Suspense>
                </WithoutScripts>
              </>
            ) : (
              <CartEmpty />
            )
          }
        </QueryView>
      )}
      {cart.data && (
        <WithScripts>
          <MoreProducts cart={cart.data.result} />
        </WithScripts>
      )}
    </TitledPage>
  );
}

export const screen: Screen = {
  Component: CartScreen,
  title: 'cart.title',
  load: loadCart,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-cart.ts'),
};
