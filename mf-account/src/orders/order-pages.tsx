import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Text } from '@aylal/ui';
import { ordersPerPage } from '../api/list-orders-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Newer and older orders, where one page does not hold them. */
export function OrderPages({ page, count }: { page: number; count: number }) {
  const t = useAccountMessages();
  const pages = Math.ceil(count / ordersPerPage);
  if (pages <= 1) return null;
  const to = (number: number) =>
    number === 1 ? accountRoutes.orders.to() : accountRoutes.orders.to({}, { page: String(number) });
  return (
    <Flex as="nav" aria-label={t('orders.pages')} gap="3" align="center">
      {page > 1 && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={to(page - 1)}>{t('orders.newer')}</RouteLink>
        </LinkButton>
      )}
      <Text kind="small" tone="muted">
        {t('orders.page', { page, pages })}
      </Text>
      {page < pages && (
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={to(page + 1)}>{t('orders.older')}</RouteLink>
        </LinkButton>
      )}
    </Flex>
  );
}
