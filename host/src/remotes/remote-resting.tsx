import { Button, StatusView, Text } from '@aylal/ui';
import { useMessages } from '@aylal/shell';
import { RemoteUnavailable } from './loader.ts';

/** The page of a remote that is not there, inside a working shell: says that this part rests, which release it is, and what to do (MFE-5). */
export function RemoteResting({ remote, error, retry }: { remote: string; error: unknown; retry: () => void }) {
  const t = useMessages('host');
  const button = (
    <Button variant="outline" onClick={retry}>
      {t('remote.resting.retry')}
    </Button>
  );
  return (
    <StatusView kind="resting" size="page" title={t('remote.resting.title')} action={button} phone>
      {t('remote.resting.text')}
      <Text fontSize="0.75rem" color="fg.muted" marginTop="2" data-remote={remote}>
        {error instanceof RemoteUnavailable ? `${remote} ${error.release}` : remote}
      </Text>
    </StatusView>
  );
}
