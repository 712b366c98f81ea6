import { writeContact, type Contact } from '../domain/contact.ts';
import { CodeStep } from '../ui/proof/code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import type { ConfirmedCode } from '../ui/proof/use-code.ts';

export interface CodeStepsProps {
  readonly code: ConfirmedCode;
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  /** Whether the customer came to the contact from another step. */
  readonly focusFirst: boolean;
  /** What four digits do; they are checked by default. */
  readonly onConfirm?: (digits: string, sentMs: number) => Promise<void>;
}

/** The first two steps of registration and recovery: whom the code goes to, then its digits. Nothing once the code is confirmed. */
export function CodeSteps({ code, contact, onContact, focusFirst, onConfirm = code.confirm }: CodeStepsProps) {
  const { purpose, progress, running, fault } = code;
  switch (progress.step) {
    case 'contact':
      return (
        <ContactStep
          purpose={purpose}
          contact={contact}
          onContact={onContact}
          running={running}
          fault={fault}
          focusFirst={focusFirst || progress.again === true}
          onSend={() => void code.send()}
        />
      );
    case 'code':
      return (
        <CodeStep
          sentTo={writeContact(contact)}
          sentMs={progress.sentMs}
          wrongCode={progress.wrongCode}
          running={running}
          fault={fault}
          submitsItself
          onConfirm={(digits) => void onConfirm(digits, progress.sentMs)}
          onResend={() => void code.send()}
          onOtherContact={() => code.restart()}
        />
      );
    case 'confirmed':
      return null;
  }
}
