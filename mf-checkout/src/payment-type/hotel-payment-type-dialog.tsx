import type { BookingOutcome, DialogViewOf, hotelPaymentTypeDialog } from '@aylal/shell';
import { PaymentTypeChoice, type PaymentTypeProps } from './payment-type-choice.tsx';

interface Asked {
  props: PaymentTypeProps;
  close: (result?: BookingOutcome) => void;
}

/** MODAL-10: how a hotel is paid: in full or in parts. Money is lent for journeys alone. */
function HotelPaymentTypeDialog({ props, close }: Asked) {
  return <PaymentTypeChoice props={props} namespace="typeHotel" loans={[]} close={close} />;
}

export const view: DialogViewOf<typeof hotelPaymentTypeDialog> = {
  title: 'type.title',
  Component: HotelPaymentTypeDialog,
};
