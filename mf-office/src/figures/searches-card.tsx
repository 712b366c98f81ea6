import { homeDate } from '@aylal/domain/calendar';
import { FigureTable, LinePlot, SectionCard } from '@aylal/office';
import { formatDay, formatNumber, useLocale } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { searchLines } from '../domain/figure-lines.ts';
import { writePercent } from '../domain/write-percent.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { useProductName } from '../ui/use-product-name.ts';
import type { FigureCardProps } from './figure-card-props.ts';

/** Searches that ended without anything to choose or without an answer, over the days and by product. */
export function SearchesCard({ figures: { searches }, days }: FigureCardProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const name = useProductName();
  const products = [...Map.groupBy(searches, ({ product }) => product)].map(([product, some]) => {
    const sum = (of: 'asked' | 'empty' | 'failed') => some.reduce((total, one) => total + one[of], 0);
    return { product, asked: sum('asked'), empty: sum('empty'), failed: sum('failed') };
  });
  return (
    <SectionCard title={t('searches.title')}>
      {searches.length === 0 ? (
        <Text tone="muted">{t('figures.none')}</Text>
      ) : (
        <>
          <LinePlot
            label={t('searches.title')}
            xLabel={t('books.day')}
            lines={searchLines(searches, days, { empty: t('searches.empty'), failed: t('searches.failed') })}
            formatX={(at) => formatDay(homeDate(at), locale)}
            formatY={writePercent}
          />
          <Disclosure
            summary={
              <Text as="span" kind="small">
                {t('searches.byProduct')}
              </Text>
            }
            defaultOpen
          >
            <FigureTable
              label={t('searches.byProduct')}
              columns={[t('steps.product'), t('searches.asked'), t('searches.empty'), t('searches.failed')]}
              rows={products
                .toSorted((a, b) => b.asked - a.asked)
                .map(({ product, asked, empty, failed }) => [
                  name(product),
                  formatNumber(asked, locale, 0),
                  `${formatNumber(empty, locale, 0)} · ${writePercent(empty / asked)}`,
                  `${formatNumber(failed, locale, 0)} · ${writePercent(failed / asked)}`,
                ])}
            />
          </Disclosure>
        </>
      )}
    </SectionCard>
  );
}
