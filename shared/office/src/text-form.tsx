import { messageKey, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent } from 'react';
import { textFault } from './text-fault.ts';

export interface TextFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly variant: 'solid' | 'outline';
  readonly running: boolean;
  readonly fault: string | null;
  /** Answers whether it was taken: then the field is empty again. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** A few sentences and the button that sends them. What was not taken stays as typed. */
export function TextForm({ label, hint, button, variant, running, fault, onSend }: TextFormProps) {
  const s = useSharedMessages();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wrong = textFault(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setAsked(wrong !== null);
    if (wrong !== null) field.current?.focus();
    else if (await onSend(text.trim())) setText('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <TextAreaField
          ref={field}
          label={label}
          hint={hint}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={asked && wrong !== null ? s(messageKey(wrong)) : undefined}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button type="submit" variant={variant} alignSelf="start" loading={running}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
