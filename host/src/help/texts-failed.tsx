import { useMessages } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';

/** Texts that did not arrive: what is safe, a retry, the phone. */
export function TextsFailed({ retry }: { retry: () => void }) {
  const t = useMessages('host-pages');
  const own = useMessages('host');
  return (
    <StatusView kind="failed" title={t('failed.title')} phone action={<Button onClick={retry}>{own('retry')}</Button>}>
      {t('failed.text')}
    </StatusView>
  );
}
