import { TextAreaField } from '@aylal/ui/primitives';
import { readProfile } from '../domain/profile-document.ts';
import { isAboutContent } from '../domain/refused-field.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { CommandRefusal } from '../ui/use-release-command.ts';
import { useTyped } from '../ui/use-typed.ts';

export interface ProfileFormProps {
  readonly label: string;
  readonly about?: string;
  /** What the field begins with. */
  readonly begin: string;
  readonly serial: number;
  readonly state: RegistryState;
}

/** Sets a profile, which is typed as the document that it is; what the registry refuses of it is shown at the field. */
export function ProfileForm({ label, about, begin, serial, state }: ProfileFormProps) {
  const t = useConsoleMessages();
  const typed = useTyped({ text: begin });
  const prepare = () => {
    const read = readProfile(typed.fields.text);
    typed.setFaults(read ? {} : { text: t('profiles.fault') });
    if (!read) return null;
    const { name, profile } = read;
    return { command: { act: 'profile-set', profile, after: serial }, summary: t('profiles.set.summary', { name }) };
  };
  const refused = (refusal: CommandRefusal) => {
    if (!isAboutContent(refusal)) return false;
    typed.setFaults({ text: [refusal.text, ...refusal.details].join(' ') });
    return true;
  };
  return (
    <CommandSection
      label={label}
      {...(about === undefined ? {} : { about })}
      state={state}
      prepare={prepare}
      done={t('profiles.set.done')}
      onDone={typed.clear}
      onRefused={refused}
    >
      <TextAreaField
        label={t('profiles.document')}
        hint={t('profiles.documentHint')}
        rows={10}
        style={{ fontFamily: 'ui-monospace, monospace' }}
        spellCheck={false}
        autoComplete="off"
        {...typed.at('text')}
      />
    </CommandSection>
  );
}
