import type { ReactNode } from 'react';
import { useSharedMessages } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { ErrorSummary } from '@aylal/ui/primitives';
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

/** The form of a booking with what it refuses on top: each line leads to its field, and it says that nothing was booked or paid. */
export function BookingFormBody({ id, sending: { submit, summary }, faults, children }: BookingFormBodyProps) {
  const s = useSharedMessages();
  const title = `${s('form.summary', { count: faults.length })}. ${s('form.notBooked')}`;
  return (
    <Form id={id} method="post" noValidate onSubmit={submit}>
      <FormKey />
      <ErrorSummary ref={summary} title={title} errors={faults} />
      {children}
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', minWidth: '0' } });
