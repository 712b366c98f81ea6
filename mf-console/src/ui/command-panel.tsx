import { useServices } from '@aylal/shell';
import { Box } from '@aylal/ui';
import type { ReactNode } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import { registryTime } from '../domain/registry-time.ts';
import { KeyGate } from './key-gate.tsx';
import { SignedCommandForm, type CommandToSign } from './signed-command-form.tsx';
import { useConsoleMessages } from './use-console-messages.ts';
import type { CommandRefusal } from './use-release-command.ts';

/** The registry's time in an answer, and when that answer came. */
export interface RegistryState {
  readonly server_time: string;
  readonly heardMs: number;
}

export interface CommandPanelProps {
  /** What the command is called, on the button that checks it. */
  readonly label: string;
  readonly state: RegistryState;
  /** What was chosen at the registry's time `now`; null where something of it is wrong, which the fields say then. */
  readonly prepare: (now: string, key: BrowserKey) => CommandToSign | null;
  /** Said once it is done. */
  readonly done: string;
  readonly onDone?: () => void;
  readonly onRefused?: (refusal: CommandRefusal) => boolean;
  /** What the key has to be good for. */
  readonly right?: 'manage';
  /** Fields beside the reason. */
  readonly children?: ReactNode;
}

/** The form of one command, for who has a key. */
export function CommandPanel({ label, state, prepare, done, onDone, onRefused, right, children }: CommandPanelProps) {
  const t = useConsoleMessages();
  const { now, toasts } = useServices();
  const time = () => registryTime(state, now());
  return (
    <Box marginTop="3" maxWidth="560px">
      <KeyGate {...(right ? { right } : {})}>
        {(key) => (
          <SignedCommandForm
            browserKey={key}
            button={label}
            prepare={() => prepare(time(), key)}
            time={time}
            {...(onRefused ? { onRefused } : {})}
            onDone={({ changed }) => {
              toasts.show({ kind: 'success', text: changed ? done : t('act.nothing') });
              onDone?.();
            }}
          >
            {children}
          </SignedCommandForm>
        )}
      </KeyGate>
    </Box>
  );
}
