import { listWork, resendMessage } from '@aylal/contracts/office';
import { useOfficeWrite } from '@aylal/office';
import { useServices } from '@aylal/shell';
import { Button, Notice, Stack } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Sends a message once more that was given up. */
export function ResendPart({ reference }: { reference: string }) {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const send = async () => {
    const refused = await run((api) => api.call(resendMessage, { body: { reference } }));
    if (refused === null) toasts.show({ kind: 'success', text: t('resend.done') });
  };
  return (
    <Stack gap="3">
      <Button variant="outline" alignSelf="start" loading={running} onClick={() => void send()}>
        {t('resend.send')}
      </Button>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault.text}
        </Notice>
      )}
    </Stack>
  );
}
