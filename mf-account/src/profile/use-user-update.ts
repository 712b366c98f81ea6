import { useState } from 'react';
import { sendVerifyCode, updateUser, type OwnerProof } from '@aylal/contracts/account';
import { showRefusedFields, type SchemaForm } from '@aylal/forms';
import { ApiError, useServices, useSharedMessages } from '@aylal/shell';
import { contactBody, type Contact } from '../domain/contact.ts';
import type { OwnerProofState } from '../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { pinUserUpdateDialog, type UserField } from './user-dialog-refs.ts';
import type { UserUpdateValues } from './user-update-values.ts';

/** Saves what was asked for: a name directly (ACCT-09), each contact through its code (ACCT-08) and a proof that the owner is there (SEC-3). Then the session is asked again (ACCT-10, ruling 16). */
export function useUserUpdate(
  form: SchemaForm<UserUpdateValues, UserUpdateValues>,
  asked: readonly UserField[],
  proof: OwnerProofState,
  onSaved: () => void,
) {
  const { api, dialogs, now, session, toasts } = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);
  /** ERR-30. */
  const failed = (why: string) => setFault(`${t('ilottery_newuser_errorfail')} ${why}`);

  async function saveContact(contact: Contact, given: OwnerProof): Promise<boolean> {
    const sent = await api.call(sendVerifyCode, { body: { ...contactBody(contact), purpose: 'contact-change' } });
    if (sent.status_code !== 200) {
      failed(s(`problem.${sent.result.problem}`));
      return false;
    }
    const outcome = await dialogs.open(pinUserUpdateDialog, { contact, sentMs: now().getTime(), proof: given });
    if (typeof outcome === 'object') proof.refuse(outcome.proofRefused);
    return outcome === 'saved';
  }

  async function saveName(name: string): Promise<boolean> {
    const answer = await api.call(updateUser, { body: { name } });
    if (answer.status_code === 200) return true;
    const { problem, fields = {} } = answer.result;
    showRefusedFields(form, fields);
    if (Object.keys(fields).length === 0) failed(s(`problem.${problem}`));
    return false;
  }

  async function save({ dial_code, phone, email, name }: UserUpdateValues): Promise<void> {
    setFault(null);
    const contacts = (['phone', 'email'] as const).filter((by) => asked.includes(by));
    const given = contacts.length > 0 ? proof.read() : null;
    if (contacts.length > 0 && given === null) return;
    try {
      if (asked.includes('name') && !(await saveName(name))) return;
      for (const by of contacts) if (given && !(await saveContact({ by, dial_code, phone, email }, given))) return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(s('failed.text'));
    } finally {
      await session.refresh();
    }
    toasts.show({ kind: 'success', text: t('profile.saved') });
    onSaved();
  }
  return { fault, save, incomplete: () => setFault(t('ilottery_newuser_errorfill')) };
}
