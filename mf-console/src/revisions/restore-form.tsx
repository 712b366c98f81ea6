import { useServices } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { restoreCommand } from '../domain/commands.ts';
import { registryTime } from '../domain/registry-time.ts';
import { KeyGate } from '../ui/key-gate.tsx';
import { SignedCommandForm } from '../ui/signed-command-form.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** How the channel is now, and when that was heard. */
export interface ChannelState {
  readonly revision: number;
  readonly server_time: string;
  readonly heardMs: number;
}

export interface RestoreFormProps {
  readonly revision: number;
  readonly channel: string;
  readonly state: ChannelState;
  readonly onDone: () => void;
}

/** Brings the whole channel back to an older state: all remotes at once. */
export function RestoreForm({ revision, channel, state, onDone }: RestoreFormProps) {
  const t = useConsoleMessages();
  const { now, toasts } = useServices();
  return (
    <Box marginTop="3" maxWidth="520px">
      <KeyGate>
        {(key) => (
          <SignedCommandForm
            browserKey={key}
            button={t('restore.check')}
            prepare={() => ({
              command: restoreCommand(channel, revision, state.revision),
              summary: t('restore.summary', { channel, revision }),
            })}
            time={() => registryTime(state, now())}
            onDone={() => {
              toasts.show({ kind: 'success', text: t('restore.done', { revision }) });
              onDone();
            }}
          />
        )}
      </KeyGate>
    </Box>
  );
}
