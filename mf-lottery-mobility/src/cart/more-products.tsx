import type { Cart } from '@aylal/contracts/cart';
import { Heading, Stack } from '@aylal/ui';
import { useSyncExternalStore } from 'react';
import { isAgeVerified } from '../ui/age/age-cookie.ts';
import { ProductList } from '../ui/product-list.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** Products that are not in the cart, where the customer has said that they are 18; the cart itself asks nobody's age. */
export function MoreProducts({ cart }: { cart: Cart }) {
  const t = useRemoteMessages();
  const verified = useSyncExternalStore(
    () => () => {},
    () => isAgeVerified(document.cookie),
    () => false,
  );
  if (!verified) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="more-products">
      <Heading as="h2" id="more-products">
        {t('cart.more')}
      </Heading>
      <ProductList cart={cart} />
    </Stack>
  );
}
