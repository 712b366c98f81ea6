import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, TextField } from '@aylal/ui';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { RegisterRefusal } from './register-fields.ts';

/** Registering without scripts, in two steps: whom the code goes to and the names, then the code and a password (`submit-register.ts`). */
export function PlainRegister() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults = {}, refused } = usePageForm<RegisterRefusal>()?.posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  const typed = {
    login: usePostedField('login'),
    last_name: usePostedField('last_name'),
    first_name: usePostedField('first_name'),
  };
  const field = (name: keyof typeof typed) =>
    ({ id: `plain-${name}`, name, defaultValue: typed[name], error: fault(name), spellCheck: false }) as const;
  const sent = refused?.kind === 'code' ? refused : null;
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
        <TextField label={t('access.login')} hint={t('access.loginHint')} autoComplete="username" {...field('login')} />
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
        <Button type="submit">{t(sent ? 'access.registerSubmit' : 'access.sendCode')}</Button>
        {sent && (
          <Button type="submit" name="resend" value="yes" variant="ghost">
            {t('access.resend')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
