import { ApiError, useSharedMessages } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface FailedResultsProps {
  error: Error;
  /** The code of a place that there is not. */
  unknown: string | undefined;
  retry: () => void;
  change: () => void;
}

/** The search has no answer: says so, what it means, and offers to try again; where the search itself is refused (a place that there is not), what to change. */
export function FailedResults({ error, unknown, retry, change }: FailedResultsProps) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  if (error instanceof ApiError && error.problem === 'invalid-input')
    return (
      <StatusView
        kind="none-found"
        headingAs="h1"
        title={unknown === undefined ? t('results.noRouteTitle') : t('results.unknownPlace', { code: unknown })}
        phone
        action={<Button onClick={change}>{t('results.change')}</Button>}
      >
        {unknown === undefined ? t('results.noRouteText') : s('validation_place')}
      </StatusView>
    );
  const offline = error instanceof ApiError && error.kind === 'offline';
  return (
    <StatusView
      kind="failed"
      headingAs="h1"
      title={s('failed.title')}
      phone
      action={<Button onClick={retry}>{s('action.retry')}</Button>}
    >
      {offline ? s('failed.offline') : s('failed.text')}
    </StatusView>
  );
}
