import { Fieldset, FieldNote, Legend, TextField } from '@aylal/ui';
import { CheckboxField, TextAreaField } from '@aylal/ui/primitives';
import { useId } from 'react';
import { pipelineRights, preparePipeline, type PipelineFields } from '../domain/pipelines.ts';
import { refusedField } from '../domain/refused-field.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { CommandRefusal } from '../ui/use-release-command.ts';
import { useTyped } from '../ui/use-typed.ts';

const empty: PipelineFields = {
  ...{ name: '', issuer: 'github', claims: '', remotes: '', may: ['publish'], channels: '', minutes: '15' },
};
const names = ['name', 'issuer', 'claims', 'remotes', 'may', 'channels', 'minutes'] as const;

/** Trusts a pipeline: what its ID tokens must say, and what it may do then. */
export function PipelineForm({ serial, state }: { serial: number; state: RegistryState }) {
  const t = useConsoleMessages();
  const noteId = useId();
  const typed = useTyped(empty);
  const { fields, at, faults, setFaults, setFields } = typed;
  const prepare = () => {
    const prepared = preparePipeline(fields, serial);
    const found = prepared.ok ? [] : Object.values(prepared.faults);
    setFaults(Object.fromEntries(found.map((fault) => [fault, t(`pipelines.fault.${fault}`)])));
    if (!prepared.ok) return null;
    const remotes = fields.remotes.trim();
    return { command: prepared.command, summary: t('pipelines.add.summary', { name: fields.name.trim(), remotes }) };
  };
  const refused = (refusal: CommandRefusal) => {
    const field = refusedField(refusal, names, { 'name-taken': 'name' });
    if (field) setFaults({ [field]: refusal.details[0] ?? refusal.text });
    return field !== null;
  };
  const text = (field: 'name' | 'issuer' | 'remotes' | 'channels') => (
    <TextField
      label={t(`pipelines.${field}`)}
      hint={t(`pipelines.${field}Hint`)}
      autoComplete="off"
      spellCheck={false}
      {...at(field)}
    />
  );
  return (
    <CommandSection
      label={t('pipelines.add.name')}
      state={state}
      right="manage"
      prepare={prepare}
      done={t('pipelines.add.done')}
      onDone={typed.clear}
      onRefused={refused}
    >
      {text('name')}
      {text('issuer')}
      <TextAreaField
        label={t('pipelines.claims')}
        hint={t('pipelines.claimsHint')}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        {...at('claims')}
      />
      {text('remotes')}
      <Fieldset>
        <Legend>{t('pipelines.rights')}</Legend>
        {pipelineRights.map((right) => (
          <CheckboxField
            key={right}
            label={t(`right.${right}`)}
            checked={fields.may.includes(right)}
            {...(faults.may ? { 'aria-invalid': true, 'aria-describedby': noteId } : {})}
            onChange={({ target }) =>
              setFields({
                ...fields,
                may: pipelineRights.filter((one) => (one === right ? target.checked : fields.may.includes(one))),
              })
            }
          />
        ))}
        {faults.may && <FieldNote id={noteId} error={faults.may} />}
      </Fieldset>
      {text('channels')}
      <TextField label={t('pipelines.minutes')} inputMode="numeric" autoComplete="off" {...at('minutes')} />
    </CommandSection>
  );
}
