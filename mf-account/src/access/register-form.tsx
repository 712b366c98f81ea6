import { useEffect, useEffectEvent } from 'react';
import { showRefusedFields, useSchemaForm } from '@aylal/forms';
import { Button, chakra, Stack, Text, TextField, TextLink } from '@aylal/ui';
import { PasswordField } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import type { AccessFault } from '../domain/access-problem.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { newAccount, type NewAccount } from './new-account.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { useFocusOnMount } from '../ui/proof/use-focus-on-mount.ts';

export interface RegisterFormProps {
  readonly typed: NewAccount;
  readonly fault: AccessFault | null;
  /** Read back, and for the password manager: under what the password is kept. */
  readonly login: string;
  readonly onSubmit: (account: NewAccount) => Promise<void>;
  readonly onSignIn: () => void;
}

/** Third step of registration. Each refusal is at its field; an account that is there already leads to the sign-in. */
export function RegisterForm({ typed, fault, login, onSubmit, onSignIn }: RegisterFormProps) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const form = useSchemaForm(newAccount, { defaultValues: typed });
  useFocusOnMount(typed.last_name ? 'register-password' : 'register-last_name');
  const { errors, isSubmitting } = form.formState;
  const errorText = (key: string | undefined) => (key ? shared(messageKey(key)) : undefined);

  const place = useEffectEvent((refusal: AccessFault | null) => {
    if (refusal?.kind !== 'refused') return;
    showRefusedFields(form, refusal.fields);
    if (refusal.problem === 'password-too-common')
      form.setError('password', { type: 'refused', message: 'validation_password_common' });
  });
  useEffect(() => place(fault), [fault]);

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit, () => focusFirst())(event)}>
      <Stack gap="4">
        <Text tone="muted">{t('access.register.details')}</Text>
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <TextField
          id="register-last_name"
          label={shared('person.surname')}
          hint={t('access.nameHint')}
          autoComplete="family-name"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorText(errors.last_name?.message)}
          {...form.register('last_name')}
        />
        <TextField
          id="register-first_name"
          label={shared('person.given_name')}
          autoComplete="given-name"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorText(errors.first_name?.message)}
          {...form.register('first_name')}
        />
        <PasswordField
          id="register-password"
          label={t('access.newPassword')}
          hint={t('access.passwordHint')}
          autoComplete="new-password"
          error={errorText(errors.password?.message)}
          {...form.register('password')}
        />
        <AccessNotice
          fault={fault?.kind === 'refused' && fault.problem === 'password-too-common' ? null : fault}
          action={
            fault?.kind === 'refused' && fault.problem === 'account-exists' ? (
              <TextLink asChild>
                <chakra.button type="button" onClick={onSignIn}>
                  {t('access.signIn')}
                </chakra.button>
              </TextLink>
            ) : undefined
          }
        />
        <Button type="submit" loading={isSubmitting}>
          {t('access.registerSubmit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The first refused field, in the order on the page; React has marked it by then. */
function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus());
}
