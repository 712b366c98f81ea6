import { SectionCard } from '@aylal/office';
import { Button, Stack, Text } from '@aylal/ui';
import { useState } from 'react';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { Verification } from '../ui/verification.tsx';

/** Whether the registry stores the release as it was published, to the last byte. All files are read, so it is looked at by a press. */
export function VerifyCard({ remote, version }: { remote: string; version: string }) {
  const t = useConsoleMessages();
  const [wanted, setWanted] = useState(false);
  return (
    <SectionCard title={t('verify.releaseTitle')}>
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('verify.releaseLead')}
        </Text>
        {wanted ? (
          <Verification what={{ remote, version }} />
        ) : (
          <Button variant="outline" alignSelf="start" onClick={() => setWanted(true)}>
            {t('verify.button')}
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}
