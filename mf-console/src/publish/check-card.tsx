import { checkBuild } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { Button, Stack, Text } from '@aylal/ui';
import { CheckboxField } from '@aylal/ui/primitives';
import { useState } from 'react';
import type { OpenedBuild } from '../api/open-build.ts';
import { packBuild } from '../api/pack-build.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { BuildOutcomeView } from './build-outcome-view.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useBuildSending } from './use-build-sending.ts';

/** Asks what the gates would say; nothing is published. */
export function CheckCard({ build }: { build: OpenedBuild }) {
  const t = useConsoleMessages();
  const { sending, outcome, send, cancel } = useBuildSending();
  const [look, setLook] = useState(false);
  const check = () => void send(checkBuild, async () => ({ ...(await packBuild(build)), look }));
  return (
    <SectionCard title={t('check.title')}>
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('check.lead')}
        </Text>
        {sending ? (
          <SendingProgress sending={sending} look={look} onCancel={cancel} />
        ) : (
          <>
            <CheckboxField
              label={t('check.look')}
              hint={t('check.lookHint')}
              checked={look}
              onChange={({ target }) => setLook(target.checked)}
            />
            <Button variant="outline" alignSelf="start" onClick={check}>
              {t('check.button')}
            </Button>
          </>
        )}
        {outcome && <BuildOutcomeView outcome={outcome} record={build.record} />}
      </Stack>
    </SectionCard>
  );
}
