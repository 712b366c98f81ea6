import { useState } from 'react';
import { type SessionService, useServices } from '@aylal/shell';
import { Button, StatusView, type StatusViewProps } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { SignInLink } from './sign-in-link.tsx';

export interface SignInFirstProps extends Pick<StatusViewProps, 'size' | 'headingAs'> {
  readonly title: string;
  /** What signing in leads to. */
  readonly lead?: string;
  /** The words of the button. */
  readonly action: string;
  /** What the sign-in dialog says it is for. */
  readonly reason?: Parameters<SessionService['require']>[0];
  readonly onSignedIn?: () => void;
}

/** In the place of a page of the customer's own, before anybody has signed in. */
export function SignInFirst({ title, lead, action, reason = 'orders', onSignedIn, size, headingAs }: SignInFirstProps) {
  const { session } = useServices();
  const [asking, setAsking] = useState(false);

  async function signIn() {
    setAsking(true);
    const user = await session.require(reason).finally(() => setAsking(false));
    if (user) onSignedIn?.();
  }

  return (
    <StatusView
      kind="empty"
      {...(size ? { size } : {})}
      {...(headingAs ? { headingAs } : {})}
      title={title}
      action={
        <>
          <WithScripts>
            <Button loading={asking} onClick={() => void signIn()}>
              {action}
            </Button>
          </WithScripts>
          <SignInLink>{action}</SignInLink>
        </>
      }
    >
      {lead}
    </StatusView>
  );
}
