import { updateUser } from '@aylal/contracts';
import { useServices, type DialogViewOf } from '@aylal/shell';
import { CodeStep } from '../access/code-step.tsx';
import { useCode } from '../access/use-code.ts';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import type { pinUserUpdateDialog } from './user-dialog-refs.ts';

interface PinUserUpdateProps {
  readonly props: { readonly contact: Contact; readonly sentMs: number };
  readonly close: (saved: boolean) => void;
}

/** MODAL-58: the right digits save the contact that they were sent to (ACCT-08). */
function PinUserUpdateDialog({ props: { contact, sentMs }, close }: PinUserUpdateProps) {
  const { api } = useServices();
  const code = useCode('contact-change', contact, { step: 'code', sentMs });
  const { progress } = code;
  const shown = progress.step === 'code' ? progress : { sentMs, wrongCode: undefined };
  return (
    <CodeStep
      sentTo={writeContact(contact)}
      sentMs={shown.sentMs}
      wrongCode={shown.wrongCode}
      running={code.running}
      fault={code.fault}
      onConfirm={(digits) =>
        void code.confirmAndSpend(digits, shown.sentMs, {
          call: (verify_code) => api.call(updateUser, { body: { ...contactBody(contact), verify_code } }),
          onDone: () => close(true),
        })
      }
      onResend={() => void code.send()}
      onOtherContact={() => close(false)}
    />
  );
}

export const view: DialogViewOf<typeof pinUserUpdateDialog> = {
  title: 'profile.confirm',
  Component: PinUserUpdateDialog,
};
