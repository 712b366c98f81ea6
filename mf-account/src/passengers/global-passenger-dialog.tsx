import type { DialogViewOf } from '@aylal/shell';
import type { globalPassengerDialog } from './passenger-dialog-refs.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { PassengerForm } from './passenger-form.tsx';
import { emptyPassenger } from './passenger-values.ts';

/** MODAL-24: somebody who travels by passport only. */
export const view: DialogViewOf<typeof globalPassengerDialog> = {
  title: 'passengers.addGlobal',
  Component: ({ close }) => (
    <PassengerForm start={emptyPassenger('')} onDone={() => close()}>
      <PassengerFields global />
    </PassengerForm>
  ),
};
