import { useId, useRef, useState, type FormEvent } from 'react';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, TextField } from '@aylal/ui';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The promotion e-mail signup of the footer (SHELL-16). What checks and sends is loaded with the first press, so that no page carries it. */
export function NewsletterForm() {
  const t = useHostMessages();
  const s = useSharedMessages();
  const { api, toasts } = useServices();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const { subscribe } = await import(/* webpackChunkName: "newsletter" */ './subscribe.ts');
      const outcome = await subscribe(api, field.current?.value ?? '');
      setFault(outcome.fault);
      if (outcome.fault !== null) field.current?.focus();
      else {
        if (field.current && outcome.toast.kind !== 'error') field.current.value = '';
        toasts.show({ kind: outcome.toast.kind, text: s(messageKey(outcome.toast.text)) });
      }
    } catch {
      // The chunk did not arrive, or the network is gone: nothing was registered, and what was typed stays (ERR-33).
      toasts.show({ kind: 'error' });
    } finally {
      setSending(false);
    }
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <chakra.h2 id={`${id}-title`} textStyle="label" marginBottom="2">
        {t('newsletter.title')}
      </chakra.h2>
      <Form noValidate onSubmit={(event) => void send(event)}>
        <TextField
          id={`${id}-email`}
          ref={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('newsletter.email')}
          hideLabel
          placeholder="name@mail.mn"
          error={fault === null ? undefined : s(messageKey(fault))}
        />
        <Button type="submit" variant="outline" loading={sending}>
          {t('newsletter.send')}
        </Button>
      </Form>
    </section>
  );
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
