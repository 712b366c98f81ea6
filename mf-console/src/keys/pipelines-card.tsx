import type { TrustedPipeline } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { pipelinesQuery } from '../api/console-queries.ts';
import { pipelineRights } from '../domain/pipelines.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { PipelineForm } from './pipeline-form.tsx';

/** The pipelines that get a key by their ID token. */
export function PipelinesCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const query = useQuery(pipelinesQuery(useServices()));
  return (
    <SectionCard title={t('pipelines.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('pipelines.lead')}
      </Text>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('pipelines.loading')} heights={['72px']} />}
        failed={{ title: t('pipelines.failed'), phone: false }}
      >
        {({ serial, pipelines, server_time }) => {
          const state = { server_time, heardMs: query.dataUpdatedAt };
          return (
            <>
              {pipelines.length === 0 && <Text marginTop="2">{t('pipelines.none')}</Text>}
              <chakra.ul listStyleType="none">
                {pipelines.map((one) => (
                  <PipelineRow key={one.name} pipeline={one} serial={serial} state={acts ? state : null} />
                ))}
              </chakra.ul>
              {acts && <PipelineForm serial={serial} state={state} />}
            </>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}

interface PipelineRowProps {
  readonly pipeline: TrustedPipeline;
  readonly serial: number;
  readonly state: RegistryState | null;
}

function PipelineRow({ pipeline, serial, state }: PipelineRowProps) {
  const t = useConsoleMessages();
  const { name, issuer, claims, remotes, may, channels, minutes } = pipeline;
  const rights = may.map((right) => {
    const known = pipelineRights.find((one) => one === right);
    return known ? t(`right.${known}`) : right;
  });
  return (
    <Row>
      <Text fontWeight="600">{name}</Text>
      <Text kind="small">
        {t('pipelines.may', {
          rights: rights.join(', '),
          remotes: remotes.join(', '),
          channels: channels?.join(', ') ?? t('pipelines.everyChannel'),
          minutes,
        })}
      </Text>
      <Text kind="caption" tone="muted" overflowWrap="anywhere">
        {issuer} ·{' '}
        {Object.entries(claims)
          .map(([claim, value]) => `${claim}=${value}`)
          .join(', ')}
      </Text>
      {state && (
        <CommandSection
          label={t('pipelines.remove.name')}
          about={name}
          state={state}
          right="manage"
          prepare={() => ({
            command: { act: 'trusted-remove', publisher: name, after: serial },
            summary: t('pipelines.remove.summary', { name }),
          })}
          done={t('pipelines.remove.done')}
        />
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '3', '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' } },
});
