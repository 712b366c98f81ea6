import { FormKey } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { messageKey, RouteLink, usePageForm, useSearchParams, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, Text, TextField, TextLink } from '@aylal/ui';
import type { AccessFault } from '../domain/access-problem.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { PlainLoginField } from './plain-login-field.tsx';
import { recoveredKey, registerKey } from './plain-access-fields.ts';

/** Signing in without scripts: one field takes a phone or an e-mail address (`submit-sign-in.ts`). */
export function PlainSignIn({ submitLabel }: { submitLabel: string }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [search] = useSearchParams();
  const { faults = {}, refused = null } = usePageForm<AccessFault>()?.posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
        <PlainLoginField />
        <TextField
          id="plain-password"
          name="password"
          type="password"
          label={t('access.password')}
          autoComplete="current-password"
          error={fault('password')}
        />
        {search.has(recoveredKey) && refused === null && (
          <Notice tone="success" live="status">
            {t('access.recovered')}
          </Notice>
        )}
        <AccessNotice fault={refused} />
        <Button type="submit">{submitLabel}</Button>
        <TextLink asChild>
          <RouteLink to={accountRoutes.passwordRecovery.to()}>{t('access.forgot')}</RouteLink>
        </TextLink>
        <Text kind="small" tone="muted" textAlign="center">
          {t('access.new')}{' '}
          <TextLink asChild>
            <RouteLink to={accountRoutes.login.to({}, { ...Object.fromEntries(search), [registerKey]: 'new' })}>
              {t('access.registerLink')}
            </RouteLink>
          </TextLink>
        </Text>
      </Stack>
    </form>
  );
}
