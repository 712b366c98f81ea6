import { SignInFirst } from '@aylal/parts';
import { PageContainer } from '@aylal/ui';
import { useAccountMessages } from './use-account-messages.ts';

export interface AccountSignInProps {
  /** What signing in leads to. */
  readonly to?: 'orders' | 'passengers' | 'profile' | 'wallet' | 'gameWallet' | 'savedHotels';
  readonly onSignedIn?: () => void;
}

/** A page of the account before anybody has signed in. */
export function AccountSignIn({ to = 'orders', onSignedIn }: AccountSignInProps) {
  const t = useAccountMessages();
  return (
    <PageContainer paddingBlock="6">
      <SignInFirst
        size="page"
        title={t(`access.title.${to}`)}
        lead={t(`access.lead.${to}`)}
        action={t('access.signIn')}
        {...(onSignedIn ? { onSignedIn } : {})}
      />
    </PageContainer>
  );
}
