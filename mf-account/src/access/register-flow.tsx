import { registerAccount, type SessionUser } from '@aylal/contracts';
import { useState } from 'react';
import { useServices } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { RegisterForm, type NewAccount } from './register-form.tsx';
import { useCode } from './use-code.ts';

export interface RegisterFlowProps {
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  readonly onSignedIn: (user: SessionUser) => Promise<void>;
  readonly onSignIn: () => void;
}

/** Registration: contact, code, then names and password. What was typed stays over every step back. */
export function RegisterFlow({ contact, onContact, onSignedIn, onSignIn }: RegisterFlowProps) {
  const { api } = useServices();
  const code = useCode('register', contact);
  const [typed, setTyped] = useState<NewAccount>({ last_name: '', first_name: '', password: '' });
  const [fault, setFault] = useState<AccessFault | null>(null);
  const { progress } = code;

  if (progress.step === 'contact')
    return (
      <ContactStep
        purpose="register"
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

  async function register(account: NewAccount) {
    if (progress.step !== 'confirmed') return;
    setFault(null);
    setTyped(account);
    try {
      const answer = await api.call(registerAccount, {
        body: { ...contactBody(contact), ...account, verify_code: progress.code },
      });
      if (answer.status_code === 200) await onSignedIn(answer.result);
      else if (answer.result.problem === 'wrong-code' || answer.result.problem === 'code-expired')
        code.backToCode(answer.result, progress.code, progress.sentMs);
      else setFault(refused(answer.result));
    } catch (error) {
      setFault(unanswered(error));
    }
  }

  return (
    <RegisterForm typed={typed} fault={fault} login={writeContact(contact)} onSubmit={register} onSignIn={onSignIn} />
  );
}
