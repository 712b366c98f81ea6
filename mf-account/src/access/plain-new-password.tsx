import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** The new password of a registration or recovery without scripts. */
export function PlainNewPassword() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const fault = usePageForm()?.posted?.answer.faults?.['password'];
  return (
    <TextField
      id="plain-new-password"
      name="password"
      type="password"
      label={t('access.newPassword')}
      hint={t('access.passwordHint')}
      autoComplete="new-password"
      error={fault && s(messageKey(fault))}
    />
  );
}
