import { useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import { useSchemaForm } from '@aylal/forms';
import { Button, chakra, Notice, SelectField, Text, TextField } from '@aylal/ui';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { dialCodes } from '../domain/dial-codes.ts';
import { OwnerProofFields } from '../ui/proof/owner-proof-fields.tsx';
import { useOwnerProof } from '../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { UserField } from './user-dialog-refs.ts';
import { useUserUpdate } from './use-user-update.ts';
import { userUpdateSchema, type UserUpdateValues } from './user-update-values.ts';

export interface UserUpdateFormProps {
  readonly asked: readonly UserField[];
  readonly user: SessionUser;
  readonly onSaved: () => void;
}

const options = dialCodes.map((code) => ({ value: code, label: `+${code}` }));

/** The fields that are asked for. A contact is verified by a code before it is kept; what cannot be sent stays as typed. */
export function UserUpdateForm({ asked, user, onSaved }: UserUpdateFormProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [schema] = useState(() => userUpdateSchema(asked));
  const form = useSchemaForm(schema, {
    defaultValues: { dial_code: user.dial_code || '976', phone: user.phone, email: user.email, name: user.first_name },
  });
  const proof = useOwnerProof(user, 'contact-proof');
  const { errors, isSubmitting } = form.formState;
  const { fault, save, incomplete } = useUserUpdate(form, asked, proof, onSaved);
  /** A rule of the e-mail, the phone or the name: the shared words, and those of this form (VALID-51, VALID-52). */
  const errorText = (field: keyof UserUpdateValues) => {
    const key = errors[field]?.message;
    return key && (key.startsWith('ilottery_') ? t(messageKey(key)) : s(messageKey(key)));
  };
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(save, () => goToFault())(event)}>
      {asked.includes('phone') && (
        <Phone>
          <SelectField
            id="user-dial_code"
            label={t('access.dialCode')}
            options={options}
            autoComplete="tel-country-code"
            {...form.register('dial_code')}
          />
          <TextField
            id="user-phone"
            label={t('access.phoneNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            error={errorText('phone')}
            {...form.register('phone')}
          />
        </Phone>
      )}
      {asked.includes('email') && (
        <TextField
          id="user-email"
          label={t('access.emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorText('email')}
          {...form.register('email')}
        />
      )}
      {asked.includes('name') && (
        <TextField
          id="user-name"
          label={s('person.given_name')}
          autoComplete="given-name"
          error={errorText('name')}
          {...form.register('name')}
        />
      )}
      {asked.some((field) => field !== 'name') && (
        <>
          <OwnerProofFields proof={proof} />
          <Text kind="small" tone="muted">
            {t('profile.otherSessions')}
          </Text>
        </>
      )}
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={isSubmitting} loadingText={t('passengers.saving')}>
        {s('action.save')}
      </Button>
    </Form>
  );

  /** VALID-53: something is left out. */
  function goToFault() {
    const values = form.getValues();
    if (asked.some((field) => values[field].trim() === '')) incomplete();
    const first = asked.find((field) => form.getFieldState(field).invalid);
    if (first) document.getElementById(`user-${first}`)?.focus();
  }
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Phone = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: '110px minmax(0, 1fr)', alignItems: 'start' },
});
