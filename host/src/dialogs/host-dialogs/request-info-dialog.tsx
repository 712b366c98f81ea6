import { useState } from 'react';
import { sendCustomerRequest } from '@aylal/contracts/requests';
import { type DialogViewOf, type requestInfoDialog } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { RequestDone } from '../../requests/request-done.tsx';
import { RequestForm } from '../../requests/request-form.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

interface RequestInfoProps {
  readonly filter_str: string;
  readonly key: string;
  readonly about: string;
}

/** MODAL-34: a question about one flight offer, which the request names (CALL-52, GAP-80). */
function RequestInfo({ offer: { about, ...offer }, close }: { offer: RequestInfoProps; close: () => void }) {
  const t = usePageMessages();
  const [sent, setSent] = useState(false);
  const [fixed] = useState(() => ({ type: 'info', ...offer }));
  if (sent)
    return <RequestDone text={t('request.done.phone_text')} action={t('request.done.close')} onAction={close} />;
  return (
    <>
      <Text fontWeight="600">{about}</Text>
      <Text tone="muted" marginBottom="4">
        {t('info.lead')}
      </Text>
      <RequestForm
        id="info"
        operation={sendCustomerRequest}
        fixed={fixed}
        fields={['message', 'name', 'phone', 'email']}
        optional={['message', 'email']}
        onSent={() => setSent(true)}
      />
    </>
  );
}

export const view: DialogViewOf<typeof requestInfoDialog> = {
  title: 'info.title',
  Component: ({ props, close }) => <RequestInfo offer={props} close={() => close()} />,
};
