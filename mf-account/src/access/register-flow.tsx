import { registerAccount, type SessionUser } from '@aylal/contracts/account';
import { useEffect, useState } from 'react';
import { useServices, type PrefilledPerson } from '@aylal/shell';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { typedNames } from '../domain/typed-names.ts';
import { CodeSteps } from './code-steps.tsx';
import type { NewAccount } from './new-account.ts';
import { RegisterForm } from './register-form.tsx';
import { forgetSentCode, rememberSentCode, sentCodeFor } from './sent-code.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useCode } from '../ui/proof/use-code.ts';

export interface RegisterFlowProps {
  readonly contact: Contact;
  readonly known: PrefilledPerson;
  /** Whether the customer came here from another step. */
  readonly focusFirst: boolean;
  readonly onContact: (contact: Contact) => void;
  readonly onSignedIn: (user: SessionUser) => Promise<void>;
  readonly onSignIn: () => void;
}

/**
 * Registration: contact, code, then names and password. Whose names are known already is registered by the code alone and sets a password
 * later. What was typed stays over every step back, and a code that was sent over a reload.
 */
export function RegisterFlow({ contact, known, focusFirst, onContact, onSignedIn, onSignIn }: RegisterFlowProps) {
  const t = useAccountMessages();
  const services = useServices();
  const { api, drafts, toasts } = services;
  const [sent] = useState(() => sentCodeFor(contact, services));
  const code = useCode('register', contact, sent ? { step: 'code', sentMs: sent.sentMs } : { step: 'contact' });
  const { progress } = code;
  const sentMs = progress.step === 'contact' ? null : progress.sentMs;
  const restarted = progress.step === 'contact' && progress.again === true;
  // The draft store is outside React.
  useEffect(() => {
    if (sentMs !== null) rememberSentCode({ drafts }, { contact, sentMs });
    else if (restarted) forgetSentCode({ drafts });
  }, [drafts, contact, sentMs, restarted]);
  const [typed, setTyped] = useState<NewAccount>({
    last_name: known.last_name ?? '',
    first_name: known.first_name ?? '',
    password: '',
  });
  const names = typedNames(known);
  if (code.progress.step !== 'confirmed') {
    const byCode = (digits: string, sentMs: number) =>
      names
        ? code.confirmAndSpend(digits, sentMs, {
            call: (verify_code) =>
              api.call(registerAccount, { body: { ...contactBody(contact), ...names, verify_code } }),
            onDone: async (user: SessionUser) => {
              toasts.show({ kind: 'success', text: t('access.register.byCode') });
              await onSignedIn(user);
            },
          })
        : code.confirm(digits, sentMs);
    return <CodeSteps code={code} contact={contact} focusFirst={focusFirst} onContact={onContact} onConfirm={byCode} />;
  }

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
