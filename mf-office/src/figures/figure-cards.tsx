import type { LocalDate } from '@aylal/domain/calendar';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Stack } from '@aylal/ui';
import { figuresQuery } from '../api/figures-query.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { SalesCard } from './sales-card.tsx';
import { SearchesCard } from './searches-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { WorkCard } from './work-card.tsx';

/** The figures of some days, a card for each question. */
export function FigureCards({ from, until }: { from: LocalDate; until: LocalDate }) {
  const t = useOfficeMessages();
  const query = useQuery(figuresQuery(useServices(), from, until));
  const days = { from, until };
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('figures.loading')} heights={['380px', '280px', '380px']} />}
      failed={{ title: t('figures.failed'), phone: false }}
    >
      {(figures) => (
        <Stack gap="4">
          <SalesCard figures={figures} days={days} />
          <StepsCard figures={figures} />
          <SearchesCard figures={figures} days={days} />
          <WorkCard figures={figures} days={days} />
        </Stack>
      )}
    </QueryView>
  );
}
