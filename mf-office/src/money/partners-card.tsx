import { FigureTable, SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatDay, formatMoney, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Stack, Text, TextLink } from '@aylal/ui';
import { reconciliationQuery } from '../api/difference-queries.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** How far our books are compared with each partner's, and the differences that wait. */
export function PartnersCard() {
  const t = useOfficeMessages();
  const locale = useLocale();
  const query = useQuery(reconciliationQuery(useServices()));
  return (
    <SectionCard title={t('partners.title')}>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('partners.loading')} heights={['200px']} />}
        failed={{ title: t('partners.failed'), phone: false }}
      >
        {({ partners }) => (
          <Stack gap="3">
            <FigureTable
              label={t('partners.title')}
              columns={[t('partners.partner'), t('partners.open'), t('partners.last'), t('partners.days')]}
              rows={partners.map(({ partner, last_day, days, open, amount }) => [
                partner,
                open === 0 ? '–' : `${open} · ${formatMoney(amount, locale)}`,
                last_day === null ? '–' : formatDay(last_day, locale),
                t('partners.daysOf', { days }),
              ])}
            />
            {partners.some(({ open }) => open > 0) ? (
              <TextLink asChild>
                <RouteLink to={officeRoutes.work.to({}, { kind: 'reconciliation' })}>{t('partners.settle')}</RouteLink>
              </TextLink>
            ) : (
              <Text kind="small" tone="muted">
                {t('partners.none')}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  );
}
