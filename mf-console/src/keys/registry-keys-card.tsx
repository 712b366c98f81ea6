import { SectionCard } from '@aylal/office';
import { CopyRow, QueryView, WaitingBoxes } from '@aylal/parts';
import { formatInstantWithYear, useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra, Tag, Text } from '@aylal/ui';
import { registryKeysQuery } from '../api/console-queries.ts';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { RotateForm } from './rotate-form.tsx';

/** The registry's own keys: what they sign, hosts believe. */
export function RegistryKeysCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const query = useQuery(registryKeysQuery(useServices()));
  const texts = { copy: t('key.copy'), copied: t('key.copied'), byHand: t('key.byHand') };
  return (
    <SectionCard title={t('registryKeys.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('registryKeys.lead')}
      </Text>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('registryKeys.loading')} heights={['72px']} />}
        failed={{ title: t('registryKeys.failed'), phone: false }}
      >
        {({ serial, keys, server_time }) => {
          const state = { server_time, heardMs: query.dataUpdatedAt };
          return (
            <>
              {keys.toReversed().map(({ id, public_key, expires, signs }) => (
                <chakra.div key={id} marginTop="3">
                  <Text>
                    {t('credentials.key', { id })}{' '}
                    <Tag tone={signs ? 'success' : 'neutral'}>
                      {t(signs ? 'registryKeys.signs' : 'registryKeys.counts')}
                    </Tag>
                  </Text>
                  <Text kind="caption" tone="muted">
                    {expires === null ? t('credentials.noEnd') : formatInstantWithYear(expires, locale)}
                  </Text>
                  <chakra.ul listStyleType="none">
                    <CopyRow label="RELEASES_KEY" texts={texts}>
                      {public_key}
                    </CopyRow>
                  </chakra.ul>
                  {acts && !signs && (
                    <CommandSection
                      label={t('registryKeys.retire.name')}
                      about={id}
                      state={state}
                      right="manage"
                      prepare={() => ({
                        command: { act: 'retire', key: id },
                        summary: t('registryKeys.retire.summary', { id }),
                      })}
                      done={t('registryKeys.retire.done')}
                    />
                  )}
                </chakra.div>
              ))}
              {acts && <RotateForm serial={serial} state={state} />}
            </>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}
