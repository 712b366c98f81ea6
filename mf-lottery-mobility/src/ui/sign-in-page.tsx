import { SignInFirst, type SignInFirstProps } from '@aylal/parts';
import { useRemoteMessages } from './use-remote-messages.ts';

/** A page of the customer's own before anybody has signed in. */
export function SignInPage(props: Required<Pick<SignInFirstProps, 'title' | 'onSignedIn'>>) {
  const t = useRemoteMessages();
  return <SignInFirst {...props} action={t('signIn.action')} />;
}
