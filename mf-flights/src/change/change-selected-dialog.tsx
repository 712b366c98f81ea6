import { WithMessages } from '@aylal/parts';
import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, SkeletonText, Stack, Text } from '@aylal/ui';
import { ChangeCompare } from './change-compare.tsx';
import type { changeSelectedDialog } from '../ui/change-dialogs.ts';
import { changeMessages, useChangeMessages } from './change-messages.ts';

/** MODAL-47. */
export const view: DialogViewOf<typeof changeSelectedDialog> = {
  title: 'change.selectedTitle',
  Component: ({ props: { order, option }, close }) => (
    <WithMessages extra={changeMessages} waiting={<SkeletonText lines={8} />}>
      <Stack gap="4">
        <Lead />
        <ChangeCompare order={order} option={option} />
        <Answers close={close} />
      </Stack>
    </WithMessages>
  ),
};

function Lead() {
  const t = useChangeMessages();
  return <Text>{t('selected.lead')}</Text>;
}

function Answers({ close }: { close: (chosen: boolean) => void }) {
  const t = useChangeMessages();
  return (
    <Flex gap="2" justify="flex-end" wrap="wrap">
      <Button variant="outline" onClick={() => close(false)}>
        {t('selected.back')}
      </Button>
      <Button onClick={() => close(true)}>{t('selected.continue')}</Button>
    </Flex>
  );
}
