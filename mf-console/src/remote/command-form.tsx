import { useServices } from '@aylal/shell';
import { SelectField, TextField } from '@aylal/ui';
import { useState } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import { prepareAct, type ActFault, type ActFields, type RemoteAct } from '../domain/commands.ts';
import { writeShare } from '../domain/rates.ts';
import { readShares } from '../domain/read-shares.ts';
import { registryTime } from '../domain/registry-time.ts';
import { SignedCommandForm, type CommandToSign } from '../ui/signed-command-form.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { CommandOutcome } from '../ui/use-release-command.ts';
import type { RemoteView } from './remote-view.ts';

export interface CommandFormProps {
  readonly act: RemoteAct;
  readonly view: RemoteView;
  readonly channel: string;
  readonly heardMs: number;
  readonly browserKey: BrowserKey;
  readonly onDone: (outcome: CommandOutcome) => void;
}

const empty: ActFields = { version: '', shares: '', minutes: '10', tester: '', hours: '8' };

/** The fields of one act on a remote. */
export function CommandForm({ act, view, channel, heardMs, browserKey, onDone }: CommandFormProps) {
  const t = useConsoleMessages();
  const { now } = useServices();
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<keyof ActFields, ActFault>>>({});
  const { remote, live, share, versions, revision, server_time } = view;
  const prepare = (): CommandToSign | null => {
    const prepared = prepareAct(act, fields, { remote, channel, revision });
    setFaults(prepared.ok ? {} : prepared.faults);
    if (!prepared.ok) return null;
    const { version, shares, tester, hours } = fields;
    const summary = act === 'back' && version === '' ? 'act.back.summaryBefore' : (`act.${act}.summary` as const);
    const said = readShares(shares);
    const steps = said ? [said.share, ...said.next].map(writeShare).join(' → ') : '';
    const values = { remote, channel, version, shares: steps, tester, hours, share: share?.version ?? '' };
    return { command: prepared.command, summary: t(summary, values) };
  };
  const at = (field: keyof ActFields) => ({
    value: fields[field],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [field]: target.value }),
    error: faults[field] ? t(`act.fault.${faults[field]}`) : undefined,
  });
  const others = versions.filter(({ version }) => act === 'link' || version !== live);
  return (
    <SignedCommandForm
      browserKey={browserKey}
      button={t(`act.${act}.name`)}
      prepare={prepare}
      time={() => registryTime({ server_time, heardMs }, now())}
      onDone={onDone}
    >
      {act !== 'halt' && (
        <SelectField
          label={t('act.version')}
          placeholder={act === 'back' ? t('act.back.before') : t('act.chooseVersion')}
          options={others.map(({ version }) => ({ value: version, label: version }))}
          {...at('version')}
        />
      )}
      {act === 'share' && (
        <>
          <TextField
            label={t('act.shares')}
            hint={t('act.sharesHint')}
            inputMode="text"
            autoComplete="off"
            {...at('shares')}
          />
          {/[,;\s]\s*\d/.test(fields.shares) && (
            <TextField label={t('act.minutes')} inputMode="numeric" autoComplete="off" {...at('minutes')} />
          )}
        </>
      )}
      {act === 'link' && (
        <>
          <TextField label={t('act.tester')} hint={t('act.testerHint')} autoComplete="off" {...at('tester')} />
          <TextField label={t('act.hours')} inputMode="numeric" autoComplete="off" {...at('hours')} />
        </>
      )}
    </SignedCommandForm>
  );
}
