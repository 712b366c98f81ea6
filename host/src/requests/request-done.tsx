import { useEffect, useRef } from 'react';
import { Button, StatusView } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** A request has arrived, and what happens next. Takes the focus, which went with the form; a dialog would not hear Escape otherwise. */
export function RequestDone({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  const t = usePageMessages();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status">
      <StatusView
        kind="done"
        title={t('request.done.title')}
        headingAs="h3"
        action={
          <WithScripts>
            <Button ref={button} variant="outline" onClick={onAction}>
              {action}
            </Button>
          </WithScripts>
        }
      >
        {text}
      </StatusView>
    </div>
  );
}
