import { FailedView } from '@aylal/parts';
import { ApiError, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Skeleton, Stack, VisuallyHidden } from '@aylal/ui';
import { OwnPageSignIn } from '../ui/own-page-sign-in.tsx';
import { useOwnMessages } from '../ui/use-own-messages.ts';
import { CartContent } from './cart-content.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { MoreProducts } from './more-products.tsx';
import { useCart } from '../ui/use-cart.ts';

/** ROUTE-42, ROLE-08: the cart of who is signed in, and what else could be put into it. */
function CartScreen() {
  const t = useOwnMessages();
  const { session } = useServices();
  const cart = useCart();
  const anonymous = useSession().status === 'anonymous';
  const refused = cart.error instanceof ApiError && cart.error.statusCode === 401;
  const held = cart.data?.result;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="5">
        <Heading as="h1" size="h1">
          {t('cart.title')}
        </Heading>
        {anonymous || refused ? (
          <OwnPageSignIn title={t('cart.signIn')} onSignedIn={() => void session.refresh()} />
        ) : held ? (
          held.count > 0 ? (
            <CartContent cart={held} />
          ) : (
            <CartEmpty />
          )
        ) : cart.isError ? (
          <FailedView title={t('cart.failed')} onRetry={() => void cart.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
            <Skeleton height="220px" borderRadius="lg" />
          </>
        )}
        {held && <MoreProducts cart={held} />}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: CartScreen, title: 'cart.title' };
