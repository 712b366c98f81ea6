import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { Button, PageContainer, StatusView } from '@aylal/ui';
import { NotFoundPage } from './not-found-page.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** What is shown when a page of the shell itself throws: the bar and the rest go on (MFE-5). */
export function FailedPage() {
  const t = useHostMessages();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <PageContainer paddingBlock="8">
      <StatusView
        kind="failed"
        size="page"
        title={t('failed.title')}
        phone
        action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
      >
        {t('failed.text')}
      </StatusView>
    </PageContainer>
  );
}
