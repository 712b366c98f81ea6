import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { credentialsQuery } from '../api/console-queries.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { WideTable } from '../ui/wide-table.tsx';
import { CredentialForm } from './credential-form.tsx';
import { CredentialRow } from './credential-row.tsx';

/** The credentials in force, the newest first; who may act ends one and makes the next. */
export function CredentialsCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const query = useQuery(credentialsQuery(useServices()));
  return (
    <SectionCard title={t('credentials.title')}>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('credentials.loading')} heights={['44px', '220px']} />}
        failed={{ title: t('credentials.failed'), phone: false }}
      >
        {({ credentials, server_time }) => {
          const state = { server_time, heardMs: query.dataUpdatedAt };
          const heads = ['holder', 'may', 'remotes', 'until'] as const;
          return (
            <>
              {credentials.length === 0 ? (
                <Text tone="muted">{t('credentials.none')}</Text>
              ) : (
                <WideTable
                  label={t('credentials.title')}
                  heads={[...heads.map((head) => t(`credentials.${head}`)), ...(acts ? [t('credentials.action')] : [])]}
                >
                  {credentials.toReversed().map((one) => (
                    <CredentialRow key={one.id} credential={one} state={acts ? state : null} />
                  ))}
                </WideTable>
              )}
              {acts && <CredentialForm state={state} />}
            </>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}
