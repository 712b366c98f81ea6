import { loginDialog, useServices, useSession } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** What the user menu and the drawer can do for the customer. Sign-in is there when somebody owns its dialog. */
export function useAccount() {
  const t = useHostMessages();
  const { descriptors } = useShell();
  const { dialogs, session, toasts, navigator, mode } = useServices();
  const state = useSession();

  async function signOut() {
    try {
      await session.signOut();
      navigator.go('/');
    } catch {
      // Whatever went wrong, the session may still be alive at the provider, and that is what the customer must know.
      toasts.show({ kind: 'error', text: t('account.sign_out_failed'), durationMs: 5000 });
    }
  }

  return {
    state,
    canSignIn: descriptors.some((descriptor) => descriptor.dialogs.some((dialog) => dialog.view === loginDialog.view)),
    /** MINI-03, MINI-04. */
    showsName: mode === 'web',
    canSignOut: mode === 'web',
    signIn: () => void dialogs.open(loginDialog, {}),
    signOut,
  };
}
