import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Stack, TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PlainCodeFields } from '../ui/proof/plain-code-fields.tsx';
import { PlainLoginField } from './plain-login-field.tsx';
import { PlainNewPassword } from './plain-new-password.tsx';

/** Registering without scripts, in two steps: whom the code goes to and the names, then the code and a password (`submit-register.ts`). */
export function PlainRegister() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults = {} } = usePageForm()?.posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  const typed = {
    last_name: usePostedField('last_name'),
    first_name: usePostedField('first_name'),
  };
  const field = (name: keyof typeof typed) =>
    ({ id: `plain-${name}`, name, defaultValue: typed[name], error: fault(name), spellCheck: false }) as const;
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
        <PlainLoginField />
        <TextField
          label={s('person.surname')}
          hint={t('access.nameHint')}
          autoComplete="family-name"
          autoCapitalize="characters"
          {...field('last_name')}
        />
        <TextField
          label={s('person.given_name')}
          autoComplete="given-name"
          autoCapitalize="characters"
          {...field('first_name')}
        />
        <PlainCodeFields submitLabel={t('access.registerSubmit')}>
          <PlainNewPassword />
        </PlainCodeFields>
      </Stack>
    </form>
  );
}
