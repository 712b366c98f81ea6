import { useState } from 'react';
import { sendCustomerRequest } from '@aylal/contracts/requests';
import { type callbackDialog, type DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { RequestDone } from '../../requests/request-done.tsx';
import { RequestForm } from '../../requests/request-form.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

const asCallback = { type: 'callback' };

/** MODAL-35: leave a number and be called (CALL-52). */
function Callback({ close }: { close: () => void }) {
  const t = usePageMessages();
  const [sent, setSent] = useState(false);
  if (sent)
    return <RequestDone text={t('request.done.phone_text')} action={t('request.done.close')} onAction={close} />;
  return (
    <>
      <Text tone="muted" marginBottom="4">
        {t('callback.lead')}
      </Text>
      <RequestForm
        id="callback"
        operation={sendCustomerRequest}
        fixed={asCallback}
        fields={['name', 'phone', 'message']}
        optional={['message']}
        onSent={() => setSent(true)}
      />
    </>
  );
}

export const view: DialogViewOf<typeof callbackDialog> = {
  title: 'callback.title',
  Component: ({ close }) => <Callback close={() => close()} />,
};
