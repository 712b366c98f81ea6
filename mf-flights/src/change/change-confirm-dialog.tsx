import type { ChangeCost } from '@aylal/domain/flights';
import { WithMessages } from '@aylal/parts';
import { formatMoney, useLocale, type DialogViewOf } from '@aylal/shell';
import { Button, Flex, SkeletonText, Stack, Text } from '@aylal/ui';
import type { changeConfirmDialog } from '../ui/change-dialogs.ts';
import { changeMessages, useChangeMessages } from './change-messages.ts';

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
  const locale = useLocale();
  const kind = cost.to_pay > 0 ? 'pay' : cost.credit > 0 ? 'credit' : 'free';
  const price = formatMoney(kind === 'credit' ? cost.credit : cost.to_pay, locale);
  return (
    <Stack gap="4">
      <Text>
        {t(`final.${kind}`, { price })} {t('final.once')}
      </Text>
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => close(false)}>
          {t('final.no')}
        </Button>
        <Button onClick={() => close(true)}>{t('final.yes')}</Button>
      </Flex>
    </Stack>
  );
}
