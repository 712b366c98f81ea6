import { useState, type FormEvent } from 'react';
import { Button, Stack, Text } from '@aylal/ui';
import { messageKey, useSharedMessages } from '@aylal/shell';
import type { AccessFault } from '../domain/access-problem.ts';
import { contactFault, type Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { focusField } from '../ui/proof/focus-field.ts';
import { useFocusOnMount } from '../ui/proof/use-focus-on-mount.ts';

export interface ContactStepProps {
  readonly purpose: 'register' | 'recovery';
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly running: boolean;
  readonly fault: AccessFault | null;
  /** Whether the customer came here from another step: its button took the focus with it. */
  readonly focusFirst: boolean;
  readonly onSend: () => void;
}

/** First step of registration and recovery: whom the code is sent to. The answer is alike whether or not there is an account (SEC-5). */
export function ContactStep({ purpose, contact, onContact, running, fault, focusFirst, onSend }: ContactStepProps) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const [asked, setAsked] = useState(false);
  const wrong = contactFault(contact);
  useFocusOnMount('contact-step', focusFirst);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (wrong) focusField('contact-step');
    else if (!running) onSend();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <Text tone="muted">{t(`access.${purpose}.contact`)}</Text>
        <ContactFields
          id="contact-step"
          purpose="contact"
          contact={contact}
          onChange={onContact}
          error={asked && wrong ? shared(messageKey(wrong.message)) : undefined}
        />
        {fault && (
          <Text tone="danger" strong>
            {shared('code_not_sent')}
          </Text>
        )}
        <AccessNotice fault={fault} />
        <Button type="submit" loading={running}>
          {t('access.sendCode')}
        </Button>
      </Stack>
    </form>
  );
}
