import { useSharedMessages } from '@aylal/shell';
import { SignInFirst, type SignInFirstProps } from '@aylal/parts';

/** A page of the customer's own before anybody has signed in. */
export function SignInPage(props: Required<Pick<SignInFirstProps, 'title' | 'onSignedIn'>>) {
  const s = useSharedMessages();
  return <SignInFirst {...props} action={s('action.sign_in')} />;
}
