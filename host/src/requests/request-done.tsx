import { useMessages } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';

/** A request has arrived, and what happens next. */
export function RequestDone({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  const t = useMessages('host-pages');
  return (
    <div role="status">
      <StatusView
        kind="done"
        title={t('request.done.title')}
        headingAs="h3"
        action={
          <Button data-autofocus variant="outline" onClick={onAction}>
            {action}
          </Button>
        }
      >
        {text}
      </StatusView>
    </div>
  );
}
