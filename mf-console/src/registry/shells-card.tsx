import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { channelQuery } from '../api/console-queries.ts';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** The shells that releases are checked against; of several versions those can be ended that no host runs any more. */
export function ShellsCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const query = useQuery(channelQuery(useServices(), 'stable'));
  return (
    <SectionCard title={t('channel.shells')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('shells.lead')}
      </Text>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('shells.loading')} heights={['72px']} />}
        failed={{ title: t('shells.failed'), phone: false }}
      >
        {({ shells, server_time }) => (
          <chakra.ul listStyleType="none">
            {shells.length === 0 && <li>{t('channel.noShells')}</li>}
            {shells.map(({ name, version, contract }) => (
              <chakra.li key={`${name} ${version}`} paddingBlock="2">
                <Text overflowWrap="anywhere">
                  <b>{name}</b> {version}
                </Text>
                <Text kind="caption" tone="muted">
                  {t('channel.contract', { contract })}
                </Text>
                {acts && shells.filter((one) => one.name === name).length > 1 && (
                  <CommandSection
                    label={t('shells.retire.name')}
                    about={`${name} ${version}`}
                    state={{ server_time, heardMs: query.dataUpdatedAt }}
                    prepare={() => ({
                      command: { act: 'shell-retire', shell: name, version },
                      summary: t('shells.retire.summary', { name, version }),
                    })}
                    done={t('shells.retire.done')}
                  />
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </QueryView>
    </SectionCard>
  );
}
