import { recoverPassword } from '@aylal/contracts';
import { useState } from 'react';
import { useServices } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useCode } from './use-code.ts';

export interface RecoverFlowProps {
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly onRecovered: () => void;
}

/** Recovery: contact, code, new password. Afterwards the customer signs in with it; every older session has ended (SEC-7). */
export function RecoverFlow({ contact, onContact, onRecovered }: RecoverFlowProps) {
  const { api } = useServices();
  const code = useCode('recovery', contact);
  const [fault, setFault] = useState<AccessFault | null>(null);
  const { progress } = code;

  if (progress.step === 'contact')
    return (
      <ContactStep
        purpose="recovery"
        contact={contact}
        onContact={onContact}
        running={code.running}
        fault={code.fault}
        onSend={() => void code.send()}
      />
    );
  if (progress.step === 'code')
    return (
      <CodeStep
        sentTo={writeContact(contact)}
        sentMs={progress.sentMs}
        wrongCode={progress.wrongCode}
        running={code.running}
        fault={code.fault}
        onConfirm={(digits) => void code.confirm(digits, progress.sentMs)}
        onResend={() => void code.send()}
        onOtherContact={code.restart}
      />
    );

  async function recover(password: string) {
    if (progress.step !== 'confirmed') return;
    setFault(null);
    try {
      const answer = await api.call(recoverPassword, {
        body: { ...contactBody(contact), password, verify_code: progress.code },
      });
      if (answer.status_code === 200) onRecovered();
      else if (answer.result.problem === 'wrong-code' || answer.result.problem === 'code-expired')
        code.backToCode(answer.result, progress.code, progress.sentMs);
      else setFault(refused(answer.result));
    } catch (error) {
      setFault(unanswered(error));
    }
  }

  return <NewPasswordForm login={writeContact(contact)} fault={fault} onSubmit={recover} />;
}
