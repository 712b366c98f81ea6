import type { ReleaseCredential } from '@aylal/contracts/console';
import { CommandPanel, type RegistryState } from '../ui/command-panel.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface RetireFormProps {
  readonly credential: ReleaseCredential;
  readonly state: RegistryState;
  readonly onDone: () => void;
}

/** What the registry calls the credentials of its own machine. */
const OWN_MACHINE = 'this machine';

/** Ends a credential; of the own one, and of the registry's machine, it says what that means. */
export function RetireForm({ credential: { id, holder }, state, onDone }: RetireFormProps) {
  const t = useConsoleMessages();
  const summaryOf = (isOwn: boolean) => (isOwn ? 'own' : holder === OWN_MACHINE ? 'machine' : 'summary');
  return (
    <CommandPanel
      label={t('credentials.retire.name')}
      state={state}
      right="manage"
      prepare={(_now, key) => ({
        command: { act: 'retire', key: id },
        summary: t(`credentials.retire.${summaryOf(key.id === id)}`, { holder, id }),
      })}
      done={t('credentials.retire.done')}
      onDone={onDone}
    />
  );
}
