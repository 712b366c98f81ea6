import { useState } from 'react';
import { requestCorporateInfo } from '@aylal/contracts/requests';
import { type corporateRequestDialog, type DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { RequestDone } from '../../requests/request-done.tsx';
import { RequestForm } from '../../requests/request-form.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

/** MODAL-33, PROD-04: a firm leaves its phone and address (VALID-27, VALID-28). */
function CorporateRequest({ close }: { close: () => void }) {
  const t = usePageMessages();
  const [sent, setSent] = useState(false);
  if (sent) return <RequestDone text={t('request.done.text')} action={t('request.done.close')} onAction={close} />;
  return (
    <>
      <Text tone="muted" marginBottom="4">
        {t('corporate.lead')}
      </Text>
      <RequestForm
        id="corporate"
        operation={requestCorporateInfo}
        fields={['phone', 'email']}
        onSent={() => setSent(true)}
      />
    </>
  );
}

export const view: DialogViewOf<typeof corporateRequestDialog> = {
  title: 'corporate.title',
  Component: ({ close }) => <CorporateRequest close={() => close()} />,
};
