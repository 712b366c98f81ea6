import { Button, StatusView } from '@aylal/ui';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** Texts that did not arrive: what is safe, a retry, the phone. */
export function TextsFailed({ retry }: { retry: () => void }) {
  const t = usePageMessages();
  const own = useHostMessages();
  return (
    <StatusView kind="failed" title={t('failed.title')} phone action={<Button onClick={retry}>{own('retry')}</Button>}>
      {t('failed.text')}
    </StatusView>
  );
}
