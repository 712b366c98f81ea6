import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Notice, TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import type { CodeRefusal } from './plain-access-fields.ts';

/** The end of a form without scripts whose first post has a code sent: then it asks for the code and a new password, and `submitLabel` is what they do. */
export function PlainCodeFields({ submitLabel }: { submitLabel: string }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults = {}, refused } = usePageForm<CodeRefusal>()?.posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  const sent = refused?.kind === 'code' ? refused : null;
  return (
    <>
      {sent && (
        <>
          <Notice live="status">{t('access.codeSent', { sentTo: sent.sentTo })}</Notice>
          <TextField
            id="plain-verify_code"
            name="verify_code"
            label={t('access.code')}
            hint={t('access.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={4}
            error={fault('verify_code')}
          />
          <TextField
            id="plain-new-password"
            name="password"
            type="password"
            label={t('access.newPassword')}
            hint={t('access.passwordHint')}
            autoComplete="new-password"
            error={fault('password')}
          />
        </>
      )}
      <AccessNotice fault={refused?.fault ?? null} />
      <Button type="submit">{sent ? submitLabel : t('access.sendCode')}</Button>
      {sent && (
        <Button type="submit" name="resend" value="yes" variant="ghost">
          {t('access.resend')}
        </Button>
      )}
    </>
  );
}
