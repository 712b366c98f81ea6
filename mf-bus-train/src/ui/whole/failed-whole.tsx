import { Button, StatusView } from '@aylal/ui';
import { useSharedMessages } from '../use-bus-messages.ts';

interface FailedWholeProps {
  title: string;
  retry: () => void;
  /** Nothing else is on the page, so this is what it is called. */
  alone?: boolean;
}

/** What did not load, and a way to try again. */
export function FailedWhole({ title, retry, alone = false }: FailedWholeProps) {
  const s = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      title={title}
      phone
      {...(alone ? { headingAs: 'h1' as const, size: 'page' as const } : {})}
      action={<Button onClick={retry}>{s('action.retry')}</Button>}
    >
      {s('failed.text')}
    </StatusView>
  );
}
