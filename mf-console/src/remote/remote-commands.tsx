import { SectionCard } from '@aylal/office';
import { CopyRow } from '@aylal/parts';
import { useServices } from '@aylal/shell';
import { chakra, Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import { remoteActs, type RemoteAct } from '../domain/commands.ts';
import { KeyGate } from '../ui/key-gate.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { CommandOutcome } from '../ui/use-release-command.ts';
import { CommandForm } from './command-form.tsx';
import type { RemoteView } from './remote-view.ts';

export interface RemoteCommandsProps {
  readonly view: RemoteView;
  readonly channel: string;
  /** When the view was answered, in milliseconds of this browser. */
  readonly heardMs: number;
}

/** What may be done with the remote: each act is signed with the key of this browser. */
export function RemoteCommands(props: RemoteCommandsProps) {
  const t = useConsoleMessages();
  return (
    <SectionCard title={t('act.title')}>
      <KeyGate>{(key) => <ChosenCommand {...props} browserKey={key} />}</KeyGate>
    </SectionCard>
  );
}

function ChosenCommand({ view, channel, heardMs, browserKey }: RemoteCommandsProps & { browserKey: BrowserKey }) {
  const t = useConsoleMessages();
  const { toasts } = useServices();
  const [wanted, setWanted] = useState<RemoteAct | undefined>(undefined);
  const [token, setToken] = useState<string | null>(null);
  const { live, share } = view;
  // Without a share nothing can be halted, and what was never live cannot go back.
  const possible = remoteActs.filter((one) => (one === 'halt' ? share !== null : one !== 'back' || live !== null));
  const act = possible.find((one) => one === wanted);
  const done = (outcome: CommandOutcome) => {
    toasts.show({
      kind: 'success',
      text: t(outcome.changed || outcome.token ? `act.${act ?? 'promote'}.done` : 'act.nothing'),
    });
    setToken(outcome.token);
    setWanted(undefined);
  };
  return (
    <Stack gap="3">
      <RadioChips
        legend={t('act.choose')}
        value={act}
        options={possible.map((one) => ({ value: one, label: t(`act.${one}.name`) }))}
        onChange={setWanted}
      />
      {act && (
        <>
          <Text kind="small" tone="muted">
            {t(`act.${act}.text`)}
          </Text>
          <CommandForm key={act} act={act} {...{ view, channel, heardMs, browserKey }} onDone={done} />
        </>
      )}
      {token !== null && (
        <chakra.ul listStyleType="none">
          <CopyRow
            label={t('act.link.label')}
            note={t('act.link.note')}
            texts={{ copy: t('key.copy'), copied: t('key.copied'), byHand: t('key.byHand') }}
          >
            {`?release_override=${token}`}
          </CopyRow>
        </chakra.ul>
      )}
    </Stack>
  );
}
