import { registerAccount, type SessionUser } from '@aylal/contracts';
import { useState } from 'react';
import { useServices } from '@aylal/shell';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { CodeSteps } from './code-steps.tsx';
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
  if (code.progress.step !== 'confirmed') return <CodeSteps code={code} contact={contact} onContact={onContact} />;

  function register(account: NewAccount) {
    setTyped(account);
    return code.spend(
      (verify_code) => api.call(registerAccount, { body: { ...contactBody(contact), ...account, verify_code } }),
      onSignedIn,
    );
  }

  return (
    <RegisterForm
      typed={typed}
      fault={code.fault}
      login={writeContact(contact)}
      onSubmit={register}
      onSignIn={onSignIn}
    />
  );
}
