import type { DialogViewOf } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { checkRateInfoDialog } from '../ui/check-rate-info-dialog-ref.ts';

/** Why a price is asked for again before the booking, what may come of it, and that nothing is taken meanwhile. */
function CheckRateInfo() {
  const t = useHotelsMessages();
  return (
    <Stack gap="3">
      <Text>{t('checkInfo.why')}</Text>
      <Text>{t('checkInfo.changed')}</Text>
      <Text tone="muted">{t('checkInfo.safe')}</Text>
    </Stack>
  );
}

export const view: DialogViewOf<typeof checkRateInfoDialog> = { title: 'checkInfo.title', Component: CheckRateInfo };
