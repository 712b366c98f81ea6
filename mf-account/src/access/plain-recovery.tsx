import { FormKey } from '@aylal/forms';
import { Stack } from '@aylal/ui';
import { PlainCodeFields } from '../ui/proof/plain-code-fields.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PlainLoginField } from './plain-login-field.tsx';
import { PlainNewPassword } from './plain-new-password.tsx';

/** Recovering a password without scripts: whom the code goes to, then the code and the new password (`submit-recovery.ts`). */
export function PlainRecovery() {
  const t = useAccountMessages();
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
        <PlainLoginField />
        <PlainCodeFields submitLabel={t('access.savePassword')}>
          <PlainNewPassword />
        </PlainCodeFields>
      </Stack>
    </form>
  );
}
