import type { FormEvent, ReactNode } from 'react';
import { Button, Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useSharedMessages } from '@aylal/shell';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import type { AccessFault } from '../domain/access-problem.ts';
import { writeContact, type Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

interface SendCodeStepProps {
  readonly contacts: readonly Contact[];
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly running: boolean;
  readonly fault: AccessFault | null;
  readonly onSend: () => void;
  /** What the code is for. */
  readonly children: ReactNode;
}

/** Before a code is there: what it is for, and to which of the customer's own contacts it goes. */
export function SendCodeStep({ contacts, contact, onContact, running, fault, onSend, children }: SendCodeStepProps) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!running) onSend();
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="4">
        {children}
        {contacts.length > 1 ? (
          <RadioChips
            legend={t('gameWallet.sendTo')}
            options={contacts.map((each) => ({ value: each.by, label: writeContact(each) }))}
            value={contact.by}
            onChange={(by) => onContact(contacts.find((each) => each.by === by) ?? contact)}
          />
        ) : (
          <Text>
            {t('gameWallet.sendTo')}: {writeContact(contact)}
          </Text>
        )}
        <Text kind="small" tone="muted">
          {t('gameWallet.newestCode')}
        </Text>
        {fault && (
          <Text tone="danger" strong>
            {shared('code_not_sent')}
          </Text>
        )}
        <AccessNotice fault={fault} />
        <Button type="submit" data-autofocus loading={running}>
          {t('access.sendCode')}
        </Button>
      </Stack>
    </form>
  );
}
