import type { DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { hotelOrderCancelDialog } from './hotel-dialog-refs.ts';
import { SureToCancel } from './sure-to-cancel.tsx';

/** MODAL-50. */
export const view: DialogViewOf<typeof hotelOrderCancelDialog> = {
  title: 'hotel.cancelOrder.title',
  Component: ({ close }) => <Question close={close} />,
};

function Question({ close }: { close: (sure: boolean) => void }) {
  const t = useAccountMessages();
  return (
    <SureToCancel yes={t('hotel.cancelOrder.yes')} close={close}>
      <Text>{t('hotel.cancelOrder.text')}</Text>
    </SureToCancel>
  );
}
