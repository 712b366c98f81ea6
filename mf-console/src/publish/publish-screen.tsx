import { SectionCard } from '@aylal/office';
import type { Screen } from '@aylal/shell';
import { Notice, Stack } from '@aylal/ui';
import { useState } from 'react';
import { mayDo } from '../domain/may-do.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { BuildFacts } from './build-facts.tsx';
import { CheckCard } from './check-card.tsx';
import { FolderField } from './folder-field.tsx';
import { PublishCard } from './publish-card.tsx';
import { useChosenBuild } from './use-chosen-build.ts';

/** A built folder of this machine is checked and published from here. */
function PublishScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('publish.title')} lead={t('publish.lead')}>
      {({ role }) =>
        mayDo.publish(role) ? <Publishing /> : <Notice>{t('publish.notYours', { role: t(`role.${role}`) })}</Notice>
      }
    </ConsolePage>
  );
}

function Publishing() {
  const t = useConsoleMessages();
  const { build, number, fault, reading, choose } = useChosenBuild();
  const [published, setPublished] = useState<number | null>(null);
  return (
    <Stack gap="4">
      <SectionCard title={t('folder.title')}>
        <Stack gap="3">
          <FolderField fault={fault} reading={reading} onFolder={(files) => void choose(files)} />
          {build && <BuildFacts build={build} publishedHere={published === number} />}
        </Stack>
      </SectionCard>
      {build && (
        <Stack gap="4" key={number}>
          <CheckCard build={build} />
          <PublishCard build={build} onPublished={() => setPublished(number)} />
        </Stack>
      )}
    </Stack>
  );
}

export const screen: Screen = { Component: PublishScreen, title: 'publish.title', load: loadConsole };
