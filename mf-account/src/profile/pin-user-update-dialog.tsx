import { updateUser, type OwnerProof } from '@aylal/contracts/account';
import { useServices, type DialogViewOf } from '@aylal/shell';
import { CodeStep } from '../ui/proof/code-step.tsx';
import { useCode } from '../ui/proof/use-code.ts';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import type { PinOutcome, pinUserUpdateDialog } from './user-dialog-refs.ts';

interface PinUserUpdateProps {
  readonly props: { readonly contact: Contact; readonly sentMs: number; readonly proof: OwnerProof };
  readonly close: (outcome?: PinOutcome) => void;
}

/** MODAL-58: the right digits save the contact that they were sent to (ACCT-08). A refused proof is shown in the form, where it was typed. */
function PinUserUpdateDialog({ props: { contact, sentMs, proof }, close }: PinUserUpdateProps) {
  const { api } = useServices();
  const code = useCode('contact-change', contact, { step: 'code', sentMs });
  const { progress } = code;
  async function change(verify_code: string) {
    const answer = await api.call(updateUser, { body: { ...contactBody(contact), verify_code, proof } });
    const refusedProof = answer.status_code === 200 ? undefined : answer.result.fields?.['proof'];
    if (refusedProof !== undefined) close({ proofRefused: refusedProof });
    return answer;
  }
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
          call: change,
          onDone: () => close('saved'),
        })
      }
      onResend={() => void code.send()}
      onOtherContact={() => close()}
    />
  );
}

export const view: DialogViewOf<typeof pinUserUpdateDialog> = {
  title: 'profile.confirm',
  Component: PinUserUpdateDialog,
};
