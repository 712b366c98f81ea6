import { SectionCard } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { profilesQuery } from '../api/console-queries.ts';
import { newProfile } from '../domain/profile-document.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRow } from './profile-row.tsx';

/** The shops that visitors may see; who may act sets and removes them. */
export function ProfilesCard({ acts }: { acts: boolean }) {
  const t = useConsoleMessages();
  const query = useQuery(profilesQuery(useServices()));
  return (
    <SectionCard title={t('profiles.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('profiles.lead')}
      </Text>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('profiles.loading')} heights={['96px', '96px']} />}
        failed={{ title: t('profiles.failed'), phone: false }}
      >
        {({ serial, profiles, server_time }) => {
          const state = { server_time, heardMs: query.dataUpdatedAt };
          return (
            <>
              <chakra.ul listStyleType="none">
                {profiles.map((one) => (
                  <ProfileRow key={one.name} profile={one} serial={serial} state={acts ? state : null} />
                ))}
              </chakra.ul>
              {acts && <ProfileForm label={t('profiles.add')} begin={newProfile} serial={serial} state={state} />}
            </>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}
