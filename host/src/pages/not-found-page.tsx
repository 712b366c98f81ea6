import { RouteLink } from '@aylal/shell';
import { LinkButton, PageContainer, StatusView } from '@aylal/ui';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** An address that nobody owns. */
export function NotFoundPage() {
  const t = useHostMessages();
  return (
    <PageContainer paddingBlock="8">
      <StatusView
        kind="not-found"
        size="page"
        title={t('not_found.title')}
        phone
        action={
          <LinkButton asChild>
            <RouteLink to="/">{t('not_found.action')}</RouteLink>
          </LinkButton>
        }
      >
        {t('not_found.text')}
      </StatusView>
    </PageContainer>
  );
}
