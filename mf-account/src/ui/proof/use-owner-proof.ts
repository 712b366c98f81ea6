import { useState } from 'react';
import { sendVerifyCode, type CodePurpose, type OwnerProof, type SessionUser } from '@aylal/contracts/account';
import { useServices } from '@aylal/shell';
import { refused, unanswered, type AccessFault } from '../../domain/access-problem.ts';
import { contactBody, type Contact } from '../../domain/contact.ts';
import { accountContacts } from '../../domain/account-contacts.ts';

/** By what the customer shows that it is them. */
export type ProofWay = 'password' | Contact['by'];

export type OwnerProofState = ReturnType<typeof useOwnerProof>;

type ProofPurpose = Extract<CodePurpose, 'contact-proof' | 'data-export' | 'refund'>;

/**
 * What is typed to show that the owner is there (SEC-3): the password, or a code at a contact that the account has. While nobody is signed in, what is typed stays. `error` is a
 * shared message key.
 */
export function useOwnerProof(user: SessionUser | null, purpose: ProofPurpose) {
  const { api } = useServices();
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<ProofWay | null>(null);
  const [codesSent, setCodesSent] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fault, setFault] = useState<AccessFault | null>(null);
  const contacts = user ? accountContacts(user) : [];
  const hasPassword = user?.has_password ?? true;
  const by = chosen ?? (hasPassword ? 'password' : (contacts[0]?.by ?? 'password'));

  async function send(contact: Contact): Promise<void> {
    setSending(true);
    setFault(null);
    try {
      const answer = await api.call(sendVerifyCode, { body: { ...contactBody(contact), purpose } });
      if (answer.status_code === 200) {
        setSentTo(contact.by);
        setCodesSent((count) => count + 1);
      } else setFault(refused(answer.result));
    } catch (thrown) {
      setFault(unanswered(thrown));
    } finally {
      setSending(false);
    }
  }

  /** What goes along with the act; null, and said at its field, while it is not whole. */
  function read(): OwnerProof | null {
    const missing = missingOf();
    setError(missing);
    if (missing !== null) {
      document.querySelector<HTMLElement>('#owner-proof, [name="own-code"]')?.focus();
      return null;
    }
    return by === 'password' ? { password } : { contact: by, verify_code: code };
  }

  function missingOf(): string | null {
    if (by === 'password') return password === '' ? 'validation_password_required' : null;
    if (code === '') return 'kod_requires';
    return code.length < 4 ? 'kod_bogino' : null;
  }

  function choose(way: ProofWay): void {
    setChosen(way);
    setCode('');
    setError(null);
    setFault(null);
  }

  return {
    ...{ by, password, code, contacts, hasPassword, sending, error, fault, read, send, choose, setPassword, setCode },
    isSent: sentTo === by,
    /** How many codes went out: each one is to be typed. */
    codesSent,
    refuse: setError,
  };
}
