import type { Screen } from '@aylal/shell';
import { Stack } from '@aylal/ui';
import { mayDo } from '../domain/may-do.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { ProfilesCard } from './profiles-card.tsx';
import { PruneCard } from './prune-card.tsx';
import { ShellsCard } from './shells-card.tsx';
import { VerifyCard } from './verify-card.tsx';

/** Which shops there are, which shells run them, and what of the releases is stored. */
function RegistryScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('registry.title')} lead={t('registry.lead')}>
      {(staff) => (
        <Stack gap="4">
          <ProfilesCard acts={mayDo.act(staff.role)} />
          <ShellsCard acts={mayDo.act(staff.role)} />
          <PruneCard acts={mayDo.act(staff.role)} />
          <VerifyCard />
        </Stack>
      )}
    </ConsolePage>
  );
}

export const screen: Screen = { Component: RegistryScreen, title: 'registry.title', load: loadConsole };
