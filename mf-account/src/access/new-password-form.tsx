import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import { useSchemaForm } from '@aylal/forms';
import { Button, Stack } from '@aylal/ui';
import { PasswordField } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import type { AccessFault } from '../domain/access-problem.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { useFocusOnMount } from '../ui/proof/use-focus-on-mount.ts';

const newPassword = v.object({ password: fields.newPassword });

/** Third step of a recovery: the new password (SEC-7). */
export function NewPasswordForm({
  login,
  fault,
  onSubmit,
}: {
  login: string;
  fault: AccessFault | null;
  onSubmit: (password: string) => Promise<void>;
}) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const form = useSchemaForm(newPassword, { defaultValues: { password: '' } });
  useFocusOnMount('recovery-password');
  const { errors, isSubmitting } = form.formState;
  const tooCommon = fault?.kind === 'refused' && fault.problem === 'password-too-common';
  const message = errors.password?.message ?? (tooCommon ? 'validation_password_common' : undefined);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit(password))(event)}>
      <Stack gap="4">
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          id="recovery-password"
          label={t('access.newPassword')}
          hint={t('access.passwordHint')}
          autoComplete="new-password"
          error={message ? shared(messageKey(message)) : undefined}
          {...form.register('password')}
        />
        <AccessNotice fault={tooCommon ? null : fault} />
        <Button type="submit" loading={isSubmitting}>
          {t('access.savePassword')}
        </Button>
      </Stack>
    </form>
  );
}
