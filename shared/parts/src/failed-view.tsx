import type { ReactNode } from 'react';
import { ApiError, useSharedMessages } from '@aylal/shell';
import { Button, StatusView, type StatusViewProps } from '@aylal/ui';

export interface FailedViewProps extends Pick<StatusViewProps, 'size' | 'headingAs' | 'phone'> {
  /** What could not be read; said in general when left out. */
  readonly title?: ReactNode;
  /** Why it failed, where that is known: without a network the text says so. */
  readonly error?: Error | null;
  /** What it means for the customer, instead of the general text. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
}

/** Something could not be read: says so, with a way to try again and, unless it is a part of a page, the support phone (ERR-12). */
export function FailedView({ title, error = null, phone = true, children, onRetry, ...place }: FailedViewProps) {
  const t = useSharedMessages();
  const offline = error instanceof ApiError && error.kind === 'offline';
  return (
    <StatusView
      {...place}
      kind="failed"
      title={title ?? t('failed.title')}
      phone={phone}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    >
      {children ?? t(offline ? 'failed.offline' : 'failed.text')}
    </StatusView>
  );
}
