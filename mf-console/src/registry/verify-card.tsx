import { SectionCard } from '@aylal/office';
import { Button, Stack, Text } from '@aylal/ui';
import { useState } from 'react';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { Verification } from '../ui/verification.tsx';

/** Whether every entry of the log is what was signed. A release is checked on its own page. */
export function VerifyCard() {
  const t = useConsoleMessages();
  const [times, setTimes] = useState(0);
  return (
    <SectionCard title={t('verify.title')}>
      <Text kind="small" tone="muted" maxWidth="44em">
        {t('verify.lead')}
      </Text>
      <Stack gap="3" marginTop="3" alignItems="start">
        <Button size="sm" variant="outline" onClick={() => setTimes(times + 1)}>
          {t('verify.log')}
        </Button>
        {times > 0 && <Verification key={times} what="log" />}
      </Stack>
    </SectionCard>
  );
}
