import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Stack, TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { CodeRefusal } from './plain-access-fields.ts';
import { PlainCodeFields } from './plain-code-fields.tsx';

/** Recovering a password without scripts: whom the code goes to, then the code and the new password (`submit-recovery.ts`). */
export function PlainRecovery() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const fault = usePageForm<CodeRefusal>()?.posted?.answer.faults?.['login'];
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
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
        <PlainCodeFields submitLabel={t('access.savePassword')} />
      </Stack>
    </form>
  );
}
