import { recoverPassword } from '@aylal/contracts/account';
import { useServices } from '@aylal/shell';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { CodeSteps } from './code-steps.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useCode } from '../ui/proof/use-code.ts';

export interface RecoverFlowProps {
  readonly contact: Contact;
  /** Whether the customer came here from another step. */
  readonly focusFirst: boolean;
  readonly onContact: (contact: Contact) => void;
  readonly onRecovered: () => void;
}

/** Recovery: contact, code, new password. Afterwards the customer signs in with it; every older session has ended (SEC-7). */
export function RecoverFlow({ contact, focusFirst, onContact, onRecovered }: RecoverFlowProps) {
  const { api } = useServices();
  const code = useCode('recovery', contact);
  if (code.progress.step !== 'confirmed')
    return <CodeSteps code={code} contact={contact} focusFirst={focusFirst} onContact={onContact} />;

  const recover = (password: string) =>
    code.spend(
      (verify_code) => api.call(recoverPassword, { body: { ...contactBody(contact), password, verify_code } }),
      onRecovered,
    );

  return <NewPasswordForm login={writeContact(contact)} fault={code.fault} onSubmit={recover} />;
}
