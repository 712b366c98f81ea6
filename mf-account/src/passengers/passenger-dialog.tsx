import { nationalityIn } from '@aylal/domain';
import { useLocale, type DialogViewOf } from '@aylal/shell';
import { DeletePassenger } from './delete-passenger.tsx';
import type { passengerDialog, PassengerDialogProps } from './passenger-dialog-refs.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { PassengerForm } from './passenger-form.tsx';
import { emptyPassenger, hasRegister, valuesOf } from './passenger-values.ts';

/** MODAL-21, MODAL-22, MODAL-23 (ACCT-03). */
function PassengerDialog({ props, close }: { props: PassengerDialogProps; close: () => void }) {
  const locale = useLocale();
  if (props.mode === 'delete') return <DeletePassenger passenger={props.passenger} close={close} />;
  const start = props.mode === 'add' ? emptyPassenger(nationalityIn(locale, 'MN')) : valuesOf(props.passenger, locale);
  return (
    <PassengerForm start={start} id={props.mode === 'edit' ? props.passenger.id : undefined} onDone={close}>
      <PassengerFields global={props.mode === 'edit' && !hasRegister(start.nationality)} />
    </PassengerForm>
  );
}

export const view: DialogViewOf<typeof passengerDialog> = {
  title: 'passengers.one',
  Component: PassengerDialog,
};
