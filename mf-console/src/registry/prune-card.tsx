import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Box, SelectField, Text } from '@aylal/ui';
import { useState } from 'react';
import { prunePlanQuery } from '../api/console-queries.ts';
import { writeBytes } from '../domain/rates.ts';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { PlanLists } from './plan-lists.tsx';

const spans = ['180', '365', '730', '1825'] as const;

/** What of old releases would be deleted: first looked at, then done by exactly that list. */
export function PruneCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const [days, setDays] = useState('180');
  const query = useQuery(prunePlanQuery(useServices(), Number(days)));
  return (
    <SectionCard title={t('prune.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('prune.lead')}
      </Text>
      <Box maxWidth="320px" marginTop="3">
        <SelectField
          label={t('prune.days')}
          options={spans.map((span) => ({ value: span, label: t('prune.daysOption', { count: Number(span) }) }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Box>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('prune.loading')} heights={['96px']} />}
        failed={{ title: t('prune.failed'), phone: false }}
      >
        {(plan) => {
          const { dropped, digest, server_time } = plan;
          const bytes = writeBytes(dropped.reduce((sum, one) => sum + one.bytes, 0));
          const values = { count: dropped.length, bytes };
          return (
            <>
              <Text marginTop="3" fontWeight="600" role="status">
                {dropped.length === 0 ? t('prune.nothing') : t('prune.would', values)}
              </Text>
              <PlanLists plan={plan} />
              {acts && dropped.length > 0 && (
                <CommandSection
                  key={digest}
                  label={t('prune.name')}
                  state={{ server_time, heardMs: query.dataUpdatedAt }}
                  right="manage"
                  prepare={() => ({
                    command: { act: 'prune', days: plan.days, plan: digest },
                    summary: t('prune.summary', values),
                  })}
                  done={t('prune.done')}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}
