import type { FoundOrder } from '@aylal/contracts/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatInstantWithYear, formatMoney, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Card, chakra, StatusView, Tag, Text, VisuallyHidden } from '@aylal/ui';
import { findOrdersQuery } from '../api/order-queries.ts';
import { statusTone } from '../domain/status-tone.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** The orders that a search finds, the newest first. */
export function FoundOrders({ text }: { text: string }) {
  const t = useOfficeMessages();
  const query = useQuery(findOrdersQuery(useServices(), text, useLocale()));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('orders.loading')} heights={['72px', '72px', '72px']} />}
      failed={{ title: t('orders.failed'), phone: false }}
    >
      {({ orders }) =>
        orders.length === 0 ? (
          <StatusView kind="none-found" title={t('orders.noneTitle')}>
            {t('orders.noneText')}
          </StatusView>
        ) : (
          <Card overflow="hidden">
            <VisuallyHidden role="status">{t('orders.found', { count: orders.length })}</VisuallyHidden>
            {orders.map((order) => (
              <OrderRow key={order.ref_number} order={order} />
            ))}
          </Card>
        )
      }
    </QueryView>
  );
}

function OrderRow({ order }: { order: FoundOrder }) {
  const locale = useLocale();
  const { ref_number, title, contact, created_at, status, total } = order;
  return (
    <Row asChild>
      <RouteLink to={officeRoutes.order.to({ ref: ref_number })}>
        <span>
          <Text as="span" strong display="block">
            {title}
          </Text>
          <Text as="span" kind="small" tone="muted" display="block">
            {ref_number}
            {contact !== '' && ` · ${contact}`} · {formatInstantWithYear(created_at, locale)}
          </Text>
        </span>
        <chakra.span textAlign="end">
          <Text as="span" display="block" whiteSpace="nowrap">
            {formatMoney(total, locale)}
          </Text>
          <Tag tone={statusTone(status.status_code)}>{status.name}</Tag>
        </chakra.span>
      </RouteLink>
    </Row>
  );
}

const Row = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    minHeight: '72px',
    paddingBlock: '2.5',
    paddingInline: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
