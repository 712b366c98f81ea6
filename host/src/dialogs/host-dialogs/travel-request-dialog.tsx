import { useState } from 'react';
import { requestTravelInfo } from '@aylal/contracts/requests';
import { type DialogViewOf, type travelRequestDialog } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { RequestDone } from '../../requests/request-done.tsx';
import { RequestForm } from '../../requests/request-form.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

/** MODAL-32: where somebody would like to go, with how many, and how to reach them (CALL-43). `destination` is known where a trip asks. */
function TravelRequest({ destination = '', close }: { destination?: string; close: () => void }) {
  const t = usePageMessages();
  const [sent, setSent] = useState(false);
  const [known] = useState(() => (destination ? { destination } : {}));
  if (sent)
    return <RequestDone text={t('request.done.phone_text')} action={t('request.done.close')} onAction={close} />;
  return (
    <>
      <Text tone="muted" marginBottom="4">
        {t('travel.lead')}
      </Text>
      <RequestForm
        id="travel"
        operation={requestTravelInfo}
        known={known}
        fields={['destination', 'date', 'total', 'name', 'phone', 'email']}
        optional={['date', 'total', 'email']}
        onSent={() => setSent(true)}
      />
    </>
  );
}

export const view: DialogViewOf<typeof travelRequestDialog> = {
  title: 'travel.title',
  Component: ({ props, close }) => <TravelRequest {...props} close={() => close()} />,
};
