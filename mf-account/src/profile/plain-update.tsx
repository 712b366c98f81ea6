import type { SessionUser } from '@aylal/contracts/account';
import { FormKey, usePostedField } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Card, Heading, Notice, Stack, Text, TextField } from '@aylal/ui';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { UpdateRefusal } from './plain-update-address.ts';
import type { UserField } from './user-dialog-refs.ts';

/** One detail of the customer without scripts: a name is saved directly (ACCT-09), a contact by the code that is sent to it and the password (ACCT-08, SEC-3). */
export function PlainUpdate({ field, user }: { field: UserField; user: SessionUser }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults = {}, refused } = usePageForm<UpdateRefusal>()?.posted?.answer ?? {};
  /** The shared words, and those of this form (VALID-51, VALID-52). */
  const fault = (name: string) => {
    const key = faults[name];
    return key && (key.startsWith('ilottery_') ? t(messageKey(key)) : s(messageKey(key)));
  };
  const sent = refused?.kind === 'code' ? refused : null;
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
            </>
          )}
          <AccessNotice fault={refused?.fault ?? null} />
          <Button type="submit" alignSelf="start">
            {field === 'name' || sent ? s('action.save') : t('access.sendCode')}
          </Button>
          {sent && (
            <Button type="submit" name="resend" value="yes" variant="ghost" alignSelf="start">
              {t('access.resend')}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
