import { formatInstant, useLocale } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Why nothing can be withdrawn yet, and from when it can (SEC-3). */
export function SettlingNotice({ from }: { from: string }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Notice title={t('gameWallet.opensTitle', { time: formatInstant(from, locale) })}>
      {t('gameWallet.opensText')}
    </Notice>
  );
}
