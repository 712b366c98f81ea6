import type { SessionUser } from '@aylal/contracts/account';
import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Card, Heading, Stack, Text, TextField } from '@aylal/ui';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import type { CodeRefusal } from '../ui/proof/code-refusal.ts';
import { PlainCodeFields } from '../ui/proof/plain-code-fields.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { UserField } from './user-dialog-refs.ts';

/** One detail of the customer without scripts: a name is saved directly (ACCT-09), a contact by the code that is sent to it and the password (ACCT-08, SEC-3). */
export function PlainUpdate({ field, user }: { field: UserField; user: SessionUser }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults = {}, refused } = usePageForm<CodeRefusal>()?.posted?.answer ?? {};
  /** The shared words, and those of this form (VALID-51, VALID-52). */
  const fault = (name: string) => {
    const key = faults[name];
    return key && (key.startsWith('ilottery_') ? t(messageKey(key)) : s(messageKey(key)));
  };
  const known = { name: user.first_name, phone: user.phone && `+${user.dial_code} ${user.phone}`, email: user.email };
  const typed = usePostedField('value') ?? known[field];
  const labels = {
    name: s('person.given_name'),
    phone: t('access.phoneNumber'),
    email: t('access.emailAddress'),
  };
  return (
    <Card padded as="section" aria-labelledby="plain-update-title">
      <form method="post" noValidate>
        <FormKey />
        <Stack gap="4">
          <Heading size="h2" id="plain-update-title">
            {t('profile.change')}
          </Heading>
          <TextField
            id="plain-value"
            name="value"
            label={labels[field]}
            hint={field === 'phone' ? t('access.loginHint') : undefined}
            autoComplete={{ name: 'given-name', phone: 'tel', email: 'email' }[field]}
            autoCapitalize={field === 'name' ? undefined : 'none'}
            spellCheck={false}
            defaultValue={typed}
            error={fault('value')}
          />
          {field === 'name' ? (
            <>
              <AccessNotice fault={refused?.fault ?? null} />
              <Button type="submit">{s('action.save')}</Button>
            </>
          ) : (
            <PlainCodeFields submitLabel={s('action.save')}>
              <TextField
                id="plain-password"
                name="password"
                type="password"
                label={t('proof.yourPassword')}
                autoComplete="current-password"
                error={fault('password')}
              />
              <Text kind="small" tone="muted">
                {t('profile.otherSessions')}
              </Text>
            </PlainCodeFields>
          )}
        </Stack>
      </form>
    </Card>
  );
}
