import type { OverdueInstalment } from '@aylal/contracts/office';
import { officeRoutes } from '@aylal/routes';
import { formatDayWithYear, formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { chakra, Tag, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { useProductName } from '../ui/use-product-name.ts';

/** One instalment: it leads to the file of its order. */
export function OverdueRow({ instalment }: { instalment: OverdueInstalment }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const name = useProductName();
  const { ref_number, product, part, parts, amount, due, days_late } = instalment;
  return (
    <Row asChild>
      <RouteLink to={officeRoutes.order.to({ ref: ref_number })}>
        <span>
          <Text as="span" strong display="block">
            {ref_number}
          </Text>
          <Text as="span" kind="small" tone="muted" display="block">
            {name(product)} · {t('overdue.part', { part, parts })} ·{' '}
            {t('overdue.due', { day: formatDayWithYear(due, locale) })}
          </Text>
        </span>
        <chakra.span textAlign="end">
          <Text as="span" display="block" whiteSpace="nowrap">
            {formatMoney(amount, locale)}
          </Text>
          <Tag tone="danger">{t('overdue.late', { days: days_late })}</Tag>
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
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
