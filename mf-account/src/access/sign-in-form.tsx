import { lazy, Suspense, useState, type FormEvent } from 'react';
import { signIn, type SessionUser } from '@aylal/contracts/account';
import { FormKey } from '@aylal/forms';
import { useWrite } from '@aylal/parts';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, chakra, Stack, Text, TextLink } from '@aylal/ui';
import { PasswordField, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { refused, unanswered, type AccessFault } from '../domain/access-problem.ts';
import { contactFault, loginOf, type Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { focusField } from '../ui/proof/focus-field.ts';

export interface SignInFormProps {
  readonly contact: Contact;
  readonly onContact: (contact: Contact) => void;
  /** The words of the button: "Нэвтрээд төлөх" where a payment waits. */
  readonly submitLabel: string;
  readonly onSignedIn: (user: SessionUser) => Promise<void>;
  readonly onRegister: () => void;
  readonly onRecover: () => void;
}

/** Signs in by phone or e-mail and password (GAP-73). A wrong login and a wrong password read alike (SEC-5). */
export function SignInForm({ contact, onContact, submitLabel, onSignedIn, onRegister, onRecover }: SignInFormProps) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const { api } = useServices();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const wrongContact = contactFault(contact);
  const noPassword = password === '';

  const { running, fault, run } = useWrite(async (): Promise<AccessFault | null> => {
    const answer = await api.call(signIn, { body: { ...loginOf(contact), password } });
    if (answer.status_code !== 200) return refused(answer.result);
    await onSignedIn(answer.result);
    return null;
  }, unanswered);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    setAsked(true);
    if (wrongContact || noPassword) focusField(wrongContact ? 'sign-in-contact' : 'sign-in-password');
    else void run();
  }

  const form = (
    <form method="post" noValidate onSubmit={submit}>
      <FormKey />
      <Stack gap="4">
        <ContactFields
          id="sign-in-contact"
          purpose="login"
          contact={contact}
          onChange={onContact}
          error={asked && wrongContact ? shared(messageKey(wrongContact.message)) : undefined}
        />
        <Box position="relative">
          <PasswordField
            id="sign-in-password"
            name="password"
            label={t('access.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={asked && noPassword ? shared('validation_password_required') : undefined}
          />
          <Box position="absolute" top="0" insetInlineEnd="0">
            <TextLink asChild>
              <chakra.button type="button" textStyle="small" minHeight="6" marginTop="-3px" onClick={onRecover}>
                {t('access.forgot')}
              </chakra.button>
            </TextLink>
          </Box>
        </Box>
        <AccessNotice fault={fault} />
        <Button type="submit" loading={running}>
          {submitLabel}
        </Button>
        <Text kind="small" tone="muted" textAlign="center">
          {t('access.new')}{' '}
          <TextLink asChild>
            <chakra.button type="button" minHeight="24px" onClick={onRegister}>
              {t('access.registerLink')}
            </chakra.button>
          </TextLink>
        </Text>
      </Stack>
    </form>
  );
  return (
    <>
      <WithScripts>{form}</WithScripts>
      <WithoutScripts>
        <Suspense>
          <PlainSignIn submitLabel={submitLabel} />
        </Suspense>
      </WithoutScripts>
    </>
  );
}

const PlainSignIn = lazy(async () => {
  const { PlainSignIn: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-sign-in.tsx');
  return { default: Component };
});
