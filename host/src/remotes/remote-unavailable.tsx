import { Button, LinkButton, PageContainer, StatusView, Text } from '@aylal/ui';
import { RouteLink } from '@aylal/shell';
import { RemoteUnavailable } from './loader.ts';
import { useOwnerFallback } from './use-owner-fallback.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/**
 * The page of a remote that is not there, inside a working shell: what its owner has to say, else that this part is unavailable; which release it is, and what to
 * do (MFE-5).
 */
export function RemoteUnavailableView({ remote, error, retry }: { remote: string; error: unknown; retry: () => void }) {
  const t = useHostMessages();
  const fallback = useOwnerFallback(remote);
  if (fallback === undefined) return <PageContainer minHeight="60vh" />;
  const actions = (
    <>
      <Button variant="outline" onClick={retry}>
        {t('remote.unavailable.retry')}
      </Button>
      {fallback?.links.map(({ label, to }) => (
        <LinkButton key={to} asChild variant="ghost">
          <RouteLink to={to}>{label}</RouteLink>
        </LinkButton>
      ))}
    </>
  );
  return (
    <PageContainer>
      <StatusView
        kind="resting"
        size="page"
        title={fallback?.title ?? t('remote.unavailable.title')}
        action={actions}
        phone
      >
        {fallback?.text ?? t('remote.unavailable.text')}
        <Text fontSize="0.75rem" color="fg.muted" marginTop="2" data-remote={remote}>
          {error instanceof RemoteUnavailable ? `${remote} ${error.release}` : remote}
        </Text>
      </StatusView>
    </PageContainer>
  );
}
