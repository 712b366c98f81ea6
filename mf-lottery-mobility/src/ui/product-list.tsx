import { FailedView } from '@aylal/parts';
import type { Cart } from '@aylal/contracts/cart';
import type { LotteryKind } from '@aylal/contracts/lottery';
import { cartRoute } from '@aylal/routes';
import { RouteLink, useQuery, useServices } from '@aylal/shell';
import { Grid, LinkButton, Notice, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { lotteryProductsQuery } from '../api/lottery-queries.ts';
import { cartViewOf } from '../domain/cart-view.ts';
import { useRemoteMessages } from './use-remote-messages.ts';
import { ProductCard } from './product-card.tsx';

const columns = { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };

/** The products that are not in the cart (CART-06), of one lottery or of both; and the way to the cart where it holds something. */
export function ProductList({ kind, cart: held }: { kind?: LotteryKind; cart: Cart | undefined }) {
  const t = useRemoteMessages();
  const products = useQuery(lotteryProductsQuery(useServices()));
  const { cartLoading, count, productList } = cartViewOf(held, products.data?.result, kind);
  if (cartLoading)
    return products.isError ? (
      <FailedView title={t('lottery.failed')} onRetry={() => void products.refetch()} />
    ) : (
      <Grid gap="3" templateColumns={columns}>
        <VisuallyHidden role="status">{t('lottery.loading')}</VisuallyHidden>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="240px" borderRadius="lg" />
        ))}
      </Grid>
    );
  return (
    <>
      {kind && count > 0 && (
        <Notice
          tone="info"
          live="status"
          action={
            <LinkButton asChild size="sm">
              <RouteLink to={cartRoute.to()}>{t('cart.open')}</RouteLink>
            </LinkButton>
          }
        >
          {t('lottery.inCart', { count })}
        </Notice>
      )}
      {productList.length === 0 ? (
        <StatusView kind="empty" title={t(count > 0 ? 'lottery.allInCart' : 'lottery.emptyTitle')} />
      ) : (
        <Grid as="ul" listStyle="none" gap="3" templateColumns={columns} aria-label={t('lottery.products')}>
          {productList.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}
