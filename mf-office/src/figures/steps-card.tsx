import { FigureTable, SectionCard } from '@aylal/office';
import { formatNumber, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { useProductName } from '../ui/use-product-name.ts';
import type { FigureCardProps } from './figure-card-props.ts';

/** How many go from each step to the next: searched, booked, paid, delivered. */
export function StepsCard({ figures: { steps } }: Pick<FigureCardProps, 'figures'>) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const name = useProductName();
  const of = (count: number, before: number | null) => (
    <>
      {formatNumber(count, locale, 0)}
      {before !== null && before > 0 && (
        <chakra.span color="fg.muted"> · {`${Number(((count / before) * 100).toFixed(1))} %`}</chakra.span>
      )}
    </>
  );
  return (
    <SectionCard title={t('steps.title')}>
      <Text kind="small" tone="muted" marginBottom="2">
        {t('steps.lead')}
      </Text>
      {steps.length === 0 ? (
        <Text tone="muted">{t('figures.none')}</Text>
      ) : (
        <FigureTable
          label={t('steps.label')}
          columns={[t('steps.product'), t('steps.searched'), t('steps.placed'), t('steps.paid'), t('steps.delivered')]}
          rows={steps.map(({ product, searched, placed, paid, delivered }) => [
            name(product),
            searched === null ? '–' : formatNumber(searched, locale, 0),
            of(placed, searched),
            of(paid, placed),
            of(delivered, paid),
          ])}
        />
      )}
    </SectionCard>
  );
}
