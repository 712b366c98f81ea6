import { beginPasskeySignIn, signInByPasskey } from '@aylal/contracts/office';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { askForPasskey, useHasPasskeys } from './passkeys.ts';
import { useStaffMessages } from './use-staff-messages.ts';
import type { SignedIn } from './use-signed-in.ts';

/** Signs in with a passkey, where the browser has them and the office too. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const t = useStaffMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const { running, fault, run } = useWrite(
    async () => {
      const begun = await api.call(beginPasskeySignIn, {});
      const response = begun.status_code === 200 ? await askForPasskey(begun.result.options) : null;
      if (!response) return t('signIn.passkeyFailed');
      const answer = await api.call(signInByPasskey, { body: { response: { ...response } } });
      if (answer.status_code !== 200) return t('signIn.passkeyFailed');
      await onSignedIn(answer);
      return null;
    },
    () => s('failed.text'),
  );
  if (!useHasPasskeys()) return null;
  return (
    <>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button variant="outline" loading={running} onClick={() => void run()}>
        {t('signIn.passkey')}
      </Button>
    </>
  );
}
