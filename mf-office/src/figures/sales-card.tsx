import { homeDate } from '@aylal/domain/calendar';
import { LinePlot, SectionCard } from '@aylal/office';
import { formatDay, formatMoney, useLocale } from '@aylal/shell';
import { chakra, Flex, Text } from '@aylal/ui';
import { salesLines } from '../domain/figure-lines.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { useProductName } from '../ui/use-product-name.ts';
import type { FigureCardProps } from './figure-card-props.ts';

/** What was paid, by product and day. */
export function SalesCard({ figures: { sales }, days }: FigureCardProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const name = useProductName();
  const sum = (of: 'amount' | 'paid' | 'placed') => sales.reduce((total, one) => total + one[of], 0);
  return (
    <SectionCard title={t('sales.title')}>
      {sales.length === 0 ? (
        <Text tone="muted">{t('figures.none')}</Text>
      ) : (
        <>
          <Flex gap="6" wrap="wrap" marginBottom="3">
            <Total label={t('sales.amount')}>{formatMoney(sum('amount'), locale)}</Total>
            <Total label={t('sales.paid')}>{sum('paid')}</Total>
            <Total label={t('sales.placed')}>{sum('placed')}</Total>
          </Flex>
          <LinePlot
            label={t('sales.label')}
            xLabel={t('books.day')}
            lines={salesLines(sales, days, name)}
            formatX={(at) => formatDay(homeDate(at), locale)}
            formatY={(value) => formatMoney(Math.round(value), locale)}
          />
        </>
      )}
    </SectionCard>
  );
}

function Total({ label, children }: { label: string; children: string | number }) {
  return (
    <div>
      <Text kind="caption" tone="muted">
        {label}
      </Text>
      <chakra.b fontSize="1.25rem" fontWeight="600" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.b>
    </div>
  );
}
