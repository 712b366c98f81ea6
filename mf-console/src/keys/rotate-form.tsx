import { TextField } from '@aylal/ui';
import { endAfter } from '../domain/management.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { useTyped } from '../ui/use-typed.ts';

/** Makes the key that the registry signs with from then on. */
export function RotateForm({ serial, state }: { serial: number; state: RegistryState }) {
  const t = useConsoleMessages();
  const typed = useTyped({ days: '400' });
  const prepare = (now: string) => {
    const end = endAfter(typed.fields.days, now);
    typed.setFaults(end ? {} : { days: t('credentials.fault.days') });
    return end && { command: { act: 'rotate-key', after: serial, ...end }, summary: t('registryKeys.rotate.summary') };
  };
  return (
    <CommandSection
      label={t('registryKeys.rotate.name')}
      state={state}
      right="manage"
      prepare={prepare}
      done={t('registryKeys.rotate.done')}
      onDone={typed.clear}
    >
      <TextField
        label={t('credentials.days')}
        hint={t('credentials.daysHint')}
        inputMode="numeric"
        autoComplete="off"
        {...typed.at('days')}
      />
    </CommandSection>
  );
}
