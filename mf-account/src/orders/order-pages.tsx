import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Text } from '@aylal/ui';
import { ordersPerPage } from '../api/list-orders-query.ts';
import type { OrderFilter } from '../domain/order-filter.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

interface OrderPagesProps {
  readonly filter: OrderFilter;
  readonly page: number;
  readonly count: number;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** The way to older orders and back to the newest, where one page does not hold them. */
export function OrderPages({ filter, page, count, next }: OrderPagesProps) {
  const t = useAccountMessages();
  if (page === 1 && next === null) return null;
  return (
    <Flex as="nav" aria-label={t('orders.pages')} gap="3" align="center">
      {page > 1 && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={accountRoutes.orders.to({}, { ...filter })}>{t('orders.newest')}</RouteLink>
        </LinkButton>
      )}
      <Text kind="small" tone="muted">
        {t('orders.page', { page, pages: Math.max(page, Math.ceil(count / ordersPerPage)) })}
      </Text>
      {next !== null && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={accountRoutes.orders.to({}, { ...filter, after: next, page: String(page + 1) })}>
            {t('orders.older')}
          </RouteLink>
        </LinkButton>
      )}
    </Flex>
  );
}
