import type { ChangeCost } from '@aylal/domain/flights';
import { WithMessages } from '@aylal/parts';
import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, SkeletonText, Stack } from '@aylal/ui';
import type { changeConfirmDialog } from '../ui/change-dialogs.ts';
import { changeMessages, useChangeMessages } from './change-messages.ts';
import { LastWords } from './last-words.tsx';

/** MODAL-48. */
export const view: DialogViewOf<typeof changeConfirmDialog> = {
  title: 'change.finalTitle',
  Component: ({ props: { cost }, close }) => (
    <WithMessages extra={changeMessages} waiting={<SkeletonText lines={3} />}>
      <LastQuestion cost={cost} close={close} />
    </WithMessages>
  ),
};

function LastQuestion({ cost, close }: { cost: ChangeCost; close: (yes: boolean) => void }) {
  const t = useChangeMessages();
  return (
    <Stack gap="4">
      <LastWords cost={cost} />
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => close(false)}>
          {t('final.no')}
        </Button>
        <Button onClick={() => close(true)}>{t('final.yes')}</Button>
      </Flex>
    </Stack>
  );
}
