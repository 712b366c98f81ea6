import type { ReactNode } from 'react';
import { WithoutScripts } from '@aylal/ui/primitives';
import { FailedView, type FailedViewProps } from './failed-view.tsx';
import { PlainFailed } from './plain-failed.tsx';
import { isNotFound } from './query-errors.ts';

type Failure = Omit<FailedViewProps, 'error' | 'onRetry'>;

export interface QueryViewProps<Answer extends { readonly result: unknown }> {
  /** What `useQuery` returned. */
  readonly query: {
    readonly data: Answer | undefined;
    readonly error: Error | null;
    readonly errorUpdateCount: number;
    readonly refetch: () => unknown;
  };
  readonly waiting: ReactNode;
  /** How a failure is shown, or a view of its own for it. */
  readonly failed?: Failure | ((error: Error, retry: () => void) => ReactNode);
  /** Instead of a failure, where the provider has no such thing (400 or 404). */
  readonly notFound?: ReactNode;
  /** Instead of a list without entries. */
  readonly empty?: ReactNode;
  readonly children: (result: Answer['result'], answer: Answer) => ReactNode;
}

/** The states of a query, decided in one way: an answer stays in view when reading it again fails, unless the provider says that it is not there any more. */
export function QueryView<Answer extends { readonly result: unknown }>({
  query,
  waiting,
  failed = {},
  notFound,
  empty,
  children,
}: QueryViewProps<Answer>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (notFound !== undefined && isNotFound(error)) return notFound;
  if (data) return empty !== undefined && isEmptyList(data.result) ? empty : children(data.result, data);
  if (error === null)
    return (
      <>
        {waiting}
        {/* A server has asked already, and where no scripts run nobody asks again. */}
        <WithoutScripts>{query.errorUpdateCount > 0 && <PlainFailed {...failed} />}</WithoutScripts>
      </>
    );
  return typeof failed === 'function' ? failed(error, retry) : <FailedView {...failed} error={error} onRetry={retry} />;
}

function isEmptyList(result: unknown): boolean {
  return Array.isArray(result) && result.length === 0;
}
