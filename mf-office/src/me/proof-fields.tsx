import { TextField } from '@aylal/ui';
import { PasswordField } from '@aylal/ui/primitives';
import type { ComponentProps } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

type Field = Pick<ComponentProps<typeof TextField>, 'error' | 'name' | 'onBlur' | 'onChange' | 'ref'>;

/** The password of now and a code of one's device: who one is, before the account is changed. */
export function ProofFields({ password, code }: { password: Field; code: Field }) {
  const t = useOfficeMessages();
  return (
    <>
      <PasswordField label={t('me.now')} autoComplete="current-password" {...password} />
      <TextField
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...code}
      />
    </>
  );
}
