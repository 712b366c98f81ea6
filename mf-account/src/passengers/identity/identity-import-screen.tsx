import { useState } from 'react';
import { useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Stack } from '@aylal/ui';
import { AccountSignIn } from '../../ui/account-sign-in.tsx';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { identityAnswerKey, type IdentityAnswer } from './identity-answer.ts';
import { IdentityAnswered } from './identity-answered.tsx';
import { loadIdentityImport } from './identity-import-loader.ts';
import { IdentityNothing, IdentityRefused } from './identity-states.tsx';

/** Back from e-Mongolia: what was agreed to, to be taken over field by field into a saved passenger (ACCT-07). */
function IdentityImportScreen() {
  const t = useAccountMessages();
  const { drafts } = useServices();
  const session = useSession();
  const [answer] = useState(() => drafts.read<IdentityAnswer>(identityAnswerKey) ?? null);
  if (session.status === 'anonymous')
    return (
      <PageContainer paddingBlock="6">
        <AccountSignIn to="passengers" onSignedIn={() => {}} />
      </PageContainer>
    );
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('identity.title')}
        </Heading>
        {answer === null ? (
          <IdentityNothing />
        ) : answer.kind === 'refused' ? (
          <IdentityRefused />
        ) : (
          <IdentityAnswered answer={answer} />
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: IdentityImportScreen, title: 'identity.title', load: loadIdentityImport };
