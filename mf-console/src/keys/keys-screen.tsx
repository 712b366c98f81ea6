import type { Screen } from '@aylal/shell';
import { Stack } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { CredentialsCard } from './credentials-card.tsx';
import { PipelinesCard } from './pipelines-card.tsx';
import { RegistryKeysCard } from './registry-keys-card.tsx';

/** Who may do what with releases: people, hosts and pipelines, and the registry itself. */
function KeysScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('keys.title')} lead={t('keys.lead')}>
      {(staff) => (
        <Stack gap="4">
          <CredentialsCard acts={mayDo.act(staff.role)} />
          <PipelinesCard acts={mayDo.act(staff.role)} />
          <RegistryKeysCard acts={mayDo.act(staff.role)} />
        </Stack>
      )}
    </ConsolePage>
  );
}

export const screen: Screen = { Component: KeysScreen, title: 'keys.title', load: loadConsole };
