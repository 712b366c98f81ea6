import { useEffect, useId } from 'react';
import { Button, Stack, Text } from '@aylal/ui';
import { CodeField, PasswordField, RadioChips } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { AccessNotice } from './access-notice.tsx';
import { focusField } from './focus-field.ts';
import { writeContact } from '../../domain/contact.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import type { OwnerProofState } from './use-owner-proof.ts';

/** The password, where the account has one, or a code at a contact that it has. */
export function OwnerProofFields({ proof }: { proof: OwnerProofState }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const codeField = useId();
  // The field is above the button that was pressed, perhaps out of sight.
  useEffect(() => {
    if (proof.codesSent > 0) focusField(codeField);
  }, [codeField, proof.codesSent]);
  const contact = proof.contacts.find(({ by }) => by === proof.by);
  const error = proof.error === null ? undefined : s(messageKey(proof.error));
  const ways = [
    ...(proof.hasPassword ? [{ value: 'password' as const, label: t('proof.password') }] : []),
    ...proof.contacts.map((one) => ({ value: one.by, label: t('proof.code', { sentTo: writeContact(one) }) })),
  ];
  return (
    <Stack gap="3">
      <Text tone="muted">{t('proof.lead')}</Text>
      <RadioChips legend={t('proof.by')} options={ways} value={proof.by} onChange={proof.choose} />
      {!contact && (
        <PasswordField
          id="owner-proof"
          name="password"
          label={t('proof.yourPassword')}
          value={proof.password}
          onChange={(event) => proof.setPassword(event.target.value)}
          error={error}
        />
      )}
      {contact && (proof.isSent || error !== undefined) && (
        <CodeField
          id={codeField}
          label={t('proof.codeAt', { sentTo: writeContact(contact) })}
          value={proof.code}
          onChange={proof.setCode}
          name="own-code"
          hint={t('access.codeHint')}
          error={error}
        />
      )}
      <AccessNotice fault={proof.fault} />
      {contact && (
        <Button variant="outline" alignSelf="start" loading={proof.sending} onClick={() => void proof.send(contact)}>
          {t(proof.isSent ? 'access.resend' : 'access.sendCode')}
        </Button>
      )}
    </Stack>
  );
}
