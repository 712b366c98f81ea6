import { SectionCard } from '@aylal/office';
import { Button, chakra, Stack, Text, TextField } from '@aylal/ui';
import { useState, type FormEvent } from 'react';
import { readReleaseName } from '../domain/read-release-name.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { Verification, type Verified } from './verification.tsx';

/** Whether what is stored is what was signed: the log, and any release. */
export function VerifyCard() {
  const t = useConsoleMessages();
  const [text, setText] = useState('');
  const [fault, setFault] = useState(false);
  const [asked, setAsked] = useState<{ readonly what: Verified; readonly times: number } | null>(null);
  const ask = (what: Verified) => setAsked({ what, times: (asked?.times ?? 0) + 1 });
  const checkRelease = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const release = readReleaseName(text);
    setFault(!release);
    if (release) ask(release);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <SectionCard title={t('verify.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('verify.lead')}
      </Text>
      <Stack gap="3" marginTop="3" alignItems="start">
        <Button size="sm" variant="outline" onClick={() => ask('log')}>
          {t('verify.log')}
        </Button>
        <chakra.form noValidate width="full" maxWidth="560px" onSubmit={checkRelease}>
          <TextField
            label={t('verify.release')}
            hint={t('verify.releaseHint')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={fault ? t('verify.fault') : undefined}
          />
          <Button type="submit" size="sm" variant="outline" marginTop="3">
            {t('verify.check')}
          </Button>
        </chakra.form>
        {asked && <Verification key={asked.times} what={asked.what} />}
      </Stack>
    </SectionCard>
  );
}
