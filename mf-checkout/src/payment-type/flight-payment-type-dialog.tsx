import type { BookingOutcome, DialogViewOf, flightPaymentTypeDialog } from '@aylal/shell';
import { PaymentTypeChoice, type PaymentTypeProps } from './payment-type-choice.tsx';
import { useLendRow } from './use-lend-row.tsx';

interface Asked {
  props: PaymentTypeProps;
  close: (result?: BookingOutcome) => void;
}

/** MODAL-09: how a flight is paid, by a loan too. */
function FlightPaymentTypeDialog({ props, close }: Asked) {
  return <PaymentTypeChoice props={props} namespace="type" loans={useLendRow(props.total)} close={close} />;
}

export const view: DialogViewOf<typeof flightPaymentTypeDialog> = {
  title: 'type.title',
  Component: FlightPaymentTypeDialog,
};
