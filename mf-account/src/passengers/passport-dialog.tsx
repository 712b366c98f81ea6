import { useLocale, type DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { DocumentFields } from './document-fields.tsx';
import type { passportDialog } from './passenger-dialog-refs.ts';
import { PassengerForm } from './passenger-form.tsx';
import { valuesOf } from './passenger-values.ts';
import { FullPassenger } from './full-passenger.tsx';

/** MODAL-25: the passport of somebody who is saved already (GAP-80). */
function PassportDialog({ props, close }: Parameters<DialogViewOf<typeof passportDialog>['Component']>[0]) {
  const locale = useLocale();
  return (
    <FullPassenger id={props.passenger.id}>
      {(passenger) => (
        <PassengerForm start={valuesOf(passenger, locale)} saved={passenger} onDone={() => close()}>
          <Text strong>
            {passenger.first_name} {passenger.last_name}
          </Text>
          <DocumentFields />
        </PassengerForm>
      )}
    </FullPassenger>
  );
}

export const view: DialogViewOf<typeof passportDialog> = { title: 'passengers.passport', Component: PassportDialog };
