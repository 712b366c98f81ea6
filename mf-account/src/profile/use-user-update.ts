import { useState } from 'react';
import { sendVerifyCode, updateUser } from '@aylal/contracts';
import { showRefusedFields, type SchemaForm } from '@aylal/forms';
import { ApiError, useServices } from '@aylal/shell';
import { contactBody, type Contact } from '../domain/contact.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { pinUserUpdateDialog, type UserField } from './user-dialog-refs.ts';
import type { UserUpdateValues } from './user-update-values.ts';

/** Saves what was asked for: a name directly (ACCT-09), each contact through its code (ACCT-08). Then the session is asked anew (ACCT-10, ruling 16). */
export function useUserUpdate(
  form: SchemaForm<UserUpdateValues, UserUpdateValues>,
  asked: readonly UserField[],
  onSaved: () => void,
) {
  const { api, dialogs, now, session, toasts } = useServices();
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);
  /** ERR-30. */
  const failed = (why: string) => setFault(`${t('ilottery_newuser_errorfail')} ${why}`);

  async function saveContact(contact: Contact): Promise<boolean> {
    const sent = await api.call(sendVerifyCode, { body: { ...contactBody(contact), purpose: 'contact-change' } });
    if (sent.status_code !== 200) {
      failed(s(`problem.${sent.result.problem}`));
      return false;
    }
    return (await dialogs.open(pinUserUpdateDialog, { contact, sentMs: now().getTime() })) ?? false;
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
    try {
      if (asked.includes('name') && !(await saveName(name))) return;
      for (const by of ['phone', 'email'] as const)
        if (asked.includes(by) && !(await saveContact({ by, dial_code, phone, email }))) return;
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
