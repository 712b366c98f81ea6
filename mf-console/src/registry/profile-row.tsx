import type { ShopProfile } from '@aylal/contracts/console';
import { chakra, Flex, Text } from '@aylal/ui';
import { Disclosure, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { shownLists, writeProfile } from '../domain/profile-document.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { ProfileForm } from './profile-form.tsx';

export interface ProfileRowProps {
  readonly profile: ShopProfile;
  readonly serial: number;
  readonly state: RegistryState | null;
}

/** Visitors get it who name none: the registry never removes it. */
const NEEDED = 'web';

/** A profile, what it shows, and how it is changed. */
export function ProfileRow({ profile, serial, state }: ProfileRowProps) {
  const t = useConsoleMessages();
  const { name, mode, channel, shell, layout } = profile;
  const lists = shownLists(profile);
  return (
    <Row>
      <Text fontWeight="600">{name}</Text>
      <Text kind="small" tone="muted">
        {t('profiles.facts', { mode, shell, layout, channel: channel ?? t('profiles.hostChannel') })}
      </Text>
      <Disclosure summary={t('profiles.shows')}>
        {lists.length === 0 ? (
          <Text kind="small">{t('profiles.everything', { mode })}</Text>
        ) : (
          <KeyValueList>
            {lists.map(([kind, names]) => (
              <KeyValue key={kind} label={kind}>
                {names.join(', ')}
              </KeyValue>
            ))}
          </KeyValueList>
        )}
        <Document tabIndex={0} aria-label={t('profiles.document')}>
          {writeProfile(profile)}
        </Document>
      </Disclosure>
      {state && (
        <Flex gap="2" wrap="wrap">
          <ProfileForm
            label={t('profiles.change')}
            about={name}
            begin={writeProfile(profile)}
            serial={serial}
            state={state}
          />
          {name !== NEEDED && (
            <CommandSection
              label={t('profiles.remove.name')}
              about={name}
              state={state}
              prepare={() => ({
                command: { act: 'profile-remove', profile: name, after: serial },
                summary: t('profiles.remove.summary', { name }),
              })}
              done={t('profiles.remove.done')}
            />
          )}
        </Flex>
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '3', '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' } },
});

const Document = chakra('pre', {
  base: {
    marginTop: '2',
    padding: '3',
    bg: 'bg.subtle',
    borderRadius: 'md',
    fontSize: '0.8125rem',
    overflowX: 'auto',
  },
});
