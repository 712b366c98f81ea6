import { RouteLink, useLocation, useSharedMessages } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import type { FailedViewProps } from './failed-view.tsx';

/** A failure where no scripts run: the way to try again is the address of the page. */
export function PlainFailed({ title, phone = true, children, ...place }: Omit<FailedViewProps, 'onRetry' | 'error'>) {
  const t = useSharedMessages();
  const { pathname, search } = useLocation();
  return (
    <StatusView
      {...place}
      kind="failed"
      title={title ?? t('failed.title')}
      phone={phone}
      action={
        <LinkButton asChild>
          <RouteLink to={`${pathname.replace(/^\/[^/]*/, '')}${search}`}>{t('action.retry')}</RouteLink>
        </LinkButton>
      }
    >
      {children ?? t('failed.text')}
    </StatusView>
  );
}
