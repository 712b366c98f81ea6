import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { CancelSubject, orderCancelDialog } from './order-cancel-dialog-ref.ts';

/** MODAL-49: what ends, and what becomes of money, before anything is done (REFUND-12). */
export const view: DialogViewOf<typeof orderCancelDialog> = {
  title: 'cancel.title',
  Component: ({ props, close }) => <SureToCancel subject={props.subject} close={close} />,
};

function SureToCancel({ subject, close }: { subject: CancelSubject; close: (sure: boolean) => void }) {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      <Text>{t(`cancel.${subject}.text`)}</Text>
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-autofocus onClick={() => close(false)}>
          {t('cancel.no')}
        </Button>
        <Button variant="danger" onClick={() => close(true)}>
          {t(`cancel.${subject}.yes`)}
        </Button>
      </Flex>
    </Stack>
  );
}
