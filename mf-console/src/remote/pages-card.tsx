import type { PageVitals } from '@aylal/contracts/console';
import { FigureTable, SectionCard } from '@aylal/office';
import { Text } from '@aylal/ui';
import { writeWithin } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** How each page of the live release and of the share does in browsers. */
export function PagesCard({ pages }: { pages: readonly PageVitals[] }) {
  const t = useConsoleMessages();
  return (
    <SectionCard title={t('pages.title')}>
      {pages.length === 0 ? (
        <Text tone="muted">{t('pages.none')}</Text>
      ) : (
        <>
          <FigureTable
            label={t('pages.label')}
            columns={[t('pages.route'), t('hours.version'), t('pages.measured'), 'LCP', 'INP', 'CLS']}
            rows={pages.map(({ route, version, measured, lcp, inp, cls }) => [
              route,
              version,
              measured,
              writeWithin(lcp, 'ms'),
              writeWithin(inp, 'ms'),
              writeWithin(cls, ''),
            ])}
          />
          <Text kind="caption" tone="muted" marginTop="2">
            {t('hours.note')}
          </Text>
        </>
      )}
    </SectionCard>
  );
}
