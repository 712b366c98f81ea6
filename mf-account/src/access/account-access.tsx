import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useServices, type PrefilledPerson } from '@aylal/shell';
import { Button, Heading, Notice, Stack, Text, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { contactOfKnown } from '../domain/contact.ts';
import { typedNames } from '../domain/typed-names.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { RecoverFlow } from './recover-flow.tsx';
import { RegisterFlow } from './register-flow.tsx';
import { forgetSentCode, type SentCode } from './sent-code.ts';
import { SignInForm } from './sign-in-form.tsx';

const PlainRecovery = lazy(async () => {
  const { PlainRecovery: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-recovery.tsx');
  return { default: Component };
});

const PlainRegister = lazy(async () => {
  const { PlainRegister: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-register.tsx');
  return { default: Component };
});

export type AccessMode = 'sign-in' | 'register' | 'recover';

export interface AccountAccessProps {
  readonly start?: AccessMode;
  readonly reason?: 'booking' | 'payment' | 'orders' | 'saveHotel' | undefined;
  /** What was typed already where the sign-in is asked for. */
  readonly known?: PrefilledPerson | undefined;
  /** A code of registration that was sent before a reload: it goes on there. */
  readonly sent?: SentCode | null;
  /** The level of the heading: h1 on a page, h2 in a dialog. */
  readonly headingAs: 'h1' | 'h2';
  readonly onDone: (user: SessionUser) => void;
}

/** Signing in, registering and recovering in one place: the contact that was typed goes along from one to the other. */
export function AccountAccess({
  start = 'sign-in',
  reason,
  known = {},
  sent = null,
  headingAs,
  onDone,
}: AccountAccessProps) {
  const t = useAccountMessages();
  const { drafts, session } = useServices();
  const [mode, setMode] = useState(sent ? 'register' : start);
  // The button that led here is gone with its step: the next step takes the focus.
  const moved = mode !== start;
  const [contact, setContact] = useState(() => sent?.contact ?? contactOfKnown(known));
  const [recovered, setRecovered] = useState(false);
  const [cookiesOff, setCookiesOff] = useState(false);

  async function finish(user: SessionUser) {
    forgetSentCode({ drafts });
    const state = await session.refresh();
    if (state.status === 'signed-in') onDone(state.user);
    else if (navigator.cookieEnabled) onDone(user);
    else setCookiesOff(true);
  }

  const purpose = mode === 'sign-in' ? (reason ?? 'plain') : mode;
  const lead = mode === 'register' && typedNames(known) ? 'registerByCode' : purpose;
  return (
    <Stack gap="4">
      <div>
        <Heading as={headingAs} size="h2">
          {t(`access.title.${purpose}`)}
        </Heading>
        <WithScripts>
          <Text kind="note" tone="muted" marginTop="1">
            {t(`access.lead.${lead}`)}
          </Text>
        </WithScripts>
        <WithoutScripts>
          <Text kind="note" tone="muted" marginTop="1">
            {t(`access.lead.${lead === 'register' ? 'registerPlain' : lead}`)}
          </Text>
        </WithoutScripts>
      </div>
      {cookiesOff && (
        <Notice tone="warning" live="alert">
          {t('access.cookiesOff')}
        </Notice>
      )}
      {mode === 'sign-in' && recovered && (
        <Notice tone="success" live="status">
          {t('access.recovered')}
        </Notice>
      )}
      {mode === 'sign-in' && (
        <SignInForm
          contact={contact}
          onContact={setContact}
          submitLabel={t(reason === 'payment' ? 'access.signInAndPay' : 'access.signIn')}
          onSignedIn={finish}
          onRegister={() => setMode('register')}
          onRecover={() => setMode('recover')}
        />
      )}
      {mode === 'register' && (
        <>
          <WithScripts>
            <RegisterFlow
              contact={contact}
              known={known}
              focusFirst={moved}
              onContact={setContact}
              onSignedIn={finish}
              onSignIn={() => setMode('sign-in')}
            />
          </WithScripts>
          <WithoutScripts>
            <Suspense>
              <PlainRegister />
            </Suspense>
          </WithoutScripts>
        </>
      )}
      {mode === 'recover' && (
        <>
          <WithScripts>
            <RecoverFlow
              contact={contact}
              focusFirst={moved}
              onContact={setContact}
              onRecovered={() => {
                setRecovered(true);
                setMode('sign-in');
              }}
            />
          </WithScripts>
          <WithoutScripts>
            <Suspense>
              <PlainRecovery />
            </Suspense>
          </WithoutScripts>
        </>
      )}
      {mode !== 'sign-in' && (
        <WithScripts alignSelf="center">
          <Button variant="ghost" size="sm" onClick={() => setMode('sign-in')}>
            <IconArrowLeft size={18} />
            {t('access.backToSignIn')}
          </Button>
        </WithScripts>
      )}
      {mode !== 'sign-in' && (
        <WithoutScripts>
          <TextLink asChild alignSelf="center">
            <RouteLink to={accountRoutes.login.to()}>{t('access.backToSignIn')}</RouteLink>
          </TextLink>
        </WithoutScripts>
      )}
    </Stack>
  );
}
