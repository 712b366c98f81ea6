import { usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** The phone or the e-mail address of an account, in one field, without scripts. */
export function PlainLoginField() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const fault = usePageForm()?.posted?.answer.faults?.['login'];
  return (
    <TextField
      id="plain-login"
      name="login"
      label={t('access.login')}
      hint={t('access.loginHint')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={usePostedField('login')}
      error={fault && s(messageKey(fault))}
    />
  );
}
