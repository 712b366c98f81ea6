import { SelectField, TextField } from '@aylal/ui';
import { credentialRights, prepareCredential } from '../domain/management.ts';
import { refusedField } from '../domain/refused-field.ts';
import type { RegistryState } from '../ui/command-panel.tsx';
import { CommandSection } from '../ui/command-section.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { useTyped } from '../ui/use-typed.ts';
import type { CommandRefusal } from '../ui/use-release-command.ts';

const empty = { publicKey: '', may: '', remote: '', holder: '', days: '90' };
const names = ['publicKey', 'may', 'remote', 'holder', 'days'] as const;

/** Makes a credential for a key whose public half was sent by its owner, with whom the other half stays. */
export function CredentialForm({ state }: { state: RegistryState }) {
  const t = useConsoleMessages();
  const typed = useTyped(empty);
  const { fields, at, setFaults } = typed;
  const prepare = (now: string) => {
    const prepared = prepareCredential(fields, now);
    const faults = prepared.ok ? [] : Object.entries(prepared.faults);
    setFaults(Object.fromEntries(faults.map(([field, fault]) => [field, t(`credentials.fault.${fault}`)])));
    if (!prepared.ok) return null;
    const { may, remote, holder, days } = fields;
    const right = credentialRights.find((one) => one === may);
    const values = { holder: holder.trim(), right: right ? t(`right.${right}`) : may, days };
    const where = remote.trim() === '' ? t('credentials.everyRemote') : remote.trim();
    const summary = days.trim() === '' ? 'credentials.make.summaryNoEnd' : 'credentials.make.summary';
    return { command: prepared.command, summary: t(summary, { ...values, remote: where }) };
  };
  const refused = (refusal: CommandRefusal) => {
    const field = refusedField(refusal, names, { 'key-taken': 'publicKey' });
    if (field) setFaults({ [field]: refusal.details[0] ?? refusal.text });
    return field !== null;
  };
  return (
    <CommandSection
      label={t('credentials.make.name')}
      state={state}
      right="manage"
      prepare={prepare}
      done={t('credentials.make.done')}
      onDone={typed.clear}
      onRefused={refused}
    >
      <TextField
        label={t('credentials.publicKey')}
        hint={t('credentials.publicKeyHint')}
        autoComplete="off"
        spellCheck={false}
        {...at('publicKey')}
      />
      <SelectField
        label={t('credentials.may')}
        placeholder={t('credentials.chooseRight')}
        options={credentialRights.map((right) => ({ value: right, label: t(`right.${right}`) }))}
        {...at('may')}
      />
      <TextField
        label={t('credentials.remote')}
        hint={t('credentials.remoteHint')}
        autoComplete="off"
        spellCheck={false}
        {...at('remote')}
      />
      <TextField
        label={t('credentials.holder')}
        hint={t('credentials.holderHint')}
        autoComplete="off"
        {...at('holder')}
      />
      <TextField
        label={t('credentials.days')}
        hint={t('credentials.daysHint')}
        inputMode="numeric"
        autoComplete="off"
        {...at('days')}
      />
    </CommandSection>
  );
}
