import { nationalityIn } from '@aylal/domain/people';
import { useLocale, type DialogViewOf } from '@aylal/shell';
import { DeletePassenger } from './delete-passenger.tsx';
import type { passengerDialog, PassengerDialogProps } from './passenger-dialog-refs.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { PassengerForm } from './passenger-form.tsx';
import { emptyPassenger, hasRegister, valuesOf } from './passenger-values.ts';
import { FullPassenger } from './full-passenger.tsx';

/** MODAL-21, MODAL-22, MODAL-23 (ACCT-03). */
function PassengerDialog({ props, close }: { props: PassengerDialogProps; close: () => void }) {
  const locale = useLocale();
  if (props.mode === 'delete') return <DeletePassenger passenger={props.passenger} close={close} />;
  if (props.mode === 'add')
    return (
      <PassengerForm start={emptyPassenger(nationalityIn(locale, 'MN'))} onDone={close}>
        <PassengerFields global={false} />
      </PassengerForm>
    );
  return (
    <FullPassenger id={props.passenger.id}>
      {(passenger) => {
        const start = valuesOf(passenger, locale);
        return (
          <PassengerForm start={start} saved={passenger} onDone={close}>
            <PassengerFields global={!hasRegister(start.nationality)} />
          </PassengerForm>
        );
      }}
    </FullPassenger>
  );
}

export const view: DialogViewOf<typeof passengerDialog> = {
  title: 'passengers.one',
  Component: PassengerDialog,
};
