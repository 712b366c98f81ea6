import { productPaths } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, Flex, LinkButton, StatusView } from '@aylal/ui';
import type { OrderFilter } from '../domain/order-filter.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useSearchFilter } from '../ui/use-search-filter.ts';

/** Nothing booked yet: the way to a first journey. */
export function OrdersEmpty() {
  const t = useAccountMessages();
  return (
    <StatusView
      kind="empty"
      title={t('orders.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={productPaths.flight.shop()}>{t('orders.shop.flight')}</RouteLink>
        </LinkButton>
      }
    >
      {t('orders.emptyText')}
    </StatusView>
  );
}

/** No order fits the filter: what it asked for is bought or taken out. */
export function NoOrderFound({ filter: { product } }: { filter: OrderFilter }) {
  const t = useAccountMessages();
  const { clear } = useSearchFilter();
  return (
    <StatusView
      kind="none-found"
      title={t('orders.noneTitle')}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {product && (
            <LinkButton asChild>
              <RouteLink to={productPaths[product].shop()}>{t(`orders.shop.${product}`)}</RouteLink>
            </LinkButton>
          )}
          <Button variant="outline" onClick={clear}>
            {t('orders.clear')}
          </Button>
        </Flex>
      }
    >
      {t('orders.noneText')}
    </StatusView>
  );
}
