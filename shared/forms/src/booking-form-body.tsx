import type { ReactNode } from 'react';
import { SignInLink } from '@aylal/parts';
import { useSession, useSharedMessages } from '@aylal/shell';
import { chakra, Notice } from '@aylal/ui';
import { ErrorSummary, WithoutScripts } from '@aylal/ui/primitives';
import { FormKey } from './form-key.tsx';
import type { FormSending } from './use-form-sending.ts';

export interface BookingFormBodyProps {
  /** Buttons that stand outside name it. */
  id: string;
  sending: FormSending;
  /** The faults in words, each with the id of its control. */
  faults: readonly { fieldId: string; text: string }[];
  children: ReactNode;
}

/** The form of a booking with what it refuses on top: each line leads to its field, and it says that nothing was booked or paid. Without scripts the sign-in comes first, as no dialog can ask for it. */
export function BookingFormBody({ id, sending: { submit, summary }, faults, children }: BookingFormBodyProps) {
  const s = useSharedMessages();
  const anonymous = useSession().status === 'anonymous';
  const title = `${s('form.summary', { count: faults.length })}. ${s('form.notBooked')}`;
  return (
    <Form id={id} method="post" noValidate onSubmit={submit}>
      <FormKey />
      {/* Enter presses the first button of a form: not one that only changes a count. */}
      <input type="submit" hidden />
      {anonymous && (
        <WithoutScripts>
          <Notice
            action={
              <SignInLink size="sm" variant="outline">
                {s('action.sign_in')}
              </SignInLink>
            }
          >
            {s('problem.not-signed-in')}
          </Notice>
        </WithoutScripts>
      )}
      <ErrorSummary ref={summary} title={title} errors={faults} />
      {children}
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
