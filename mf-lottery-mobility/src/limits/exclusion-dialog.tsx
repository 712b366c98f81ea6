import { excludeFromLottery, exclusionDays } from '@aylal/contracts/lottery';
import { useServices, type DialogViewOf } from '@aylal/shell';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { useWrite } from '@aylal/parts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import type { exclusionDialog } from '../ui/exclusion-dialog-ref.ts';

/** Keeps the customer out of all lotteries for some days; it cannot be taken back, which is its point. */
function ExclusionDialog({ close }: { close: (done?: true) => void }) {
  const t = useRemoteMessages();
  const { api } = useServices();
  const [days, setDays] = useState<(typeof exclusionDays)[number]>(exclusionDays[0]);
  const unexpected = () => t('fault.unexpected');
  const { running, fault, run } = useWrite(async () => {
    const { status_code } = await api.call(excludeFromLottery, { body: { days } });
    if (status_code !== 200) return unexpected();
    close(true);
    return null;
  }, unexpected);
  return (
    <Stack gap="4">
      <Text>{t('limits.excludeText')}</Text>
      <RadioChips
        legend={t('limits.howLong')}
        options={exclusionDays.map((count) => ({ value: String(count), label: t('limits.days', { count }) }))}
        value={String(days)}
        onChange={(value) => setDays(exclusionDays.find((count) => String(count) === value) ?? exclusionDays[0])}
      />
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button loading={running} onClick={() => void run()}>
        {t('limits.confirm')}
      </Button>
    </Stack>
  );
}

export const view: DialogViewOf<typeof exclusionDialog> = { title: 'limits.exclude', Component: ExclusionDialog };
