import { useSharedMessages } from '@aylal/shell';
import { SignInFirst, type SignInFirstProps } from '@aylal/parts';
import { useEsimMessages } from './use-esim-messages.ts';

/** Covers belong to who is signed in. */
export function CoverSignIn(props: Pick<SignInFirstProps, 'reason' | 'onSignedIn'>) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  return (
    <SignInFirst
      {...props}
      headingAs="h1"
      title={t('cover.booking.signInTitle')}
      lead={t('cover.booking.signInText')}
      action={s('action.sign_in')}
    />
  );
}
