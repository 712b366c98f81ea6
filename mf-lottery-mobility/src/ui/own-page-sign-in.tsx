import { SignInFirst, type SignInFirstProps } from '@aylal/parts';
import { useOwnMessages } from './use-own-messages.ts';

/** A page of the customer's own before anybody has signed in. */
export function OwnPageSignIn(props: Required<Pick<SignInFirstProps, 'title' | 'onSignedIn'>>) {
  const t = useOwnMessages();
  return <SignInFirst {...props} action={t('signIn.action')} />;
}
