import { useMessages } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';

/** What stands in a dialog or panel whose remote cannot be had: what is safe, a retry, the phone (MFE-5). */
export function LentViewFailed({ retry }: { retry: () => void }) {
  const t = useMessages('host');
  return (
    <StatusView
      kind="failed"
      title={t('dialog.failed.heading')}
      headingAs="h3"
      phone
      action={<Button onClick={retry}>{t('retry')}</Button>}
    >
      {t('dialog.failed.text')}
    </StatusView>
  );
}
