import type { SessionUser } from '@aylal/contracts/account';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Instalment, InstalmentsOffer, PaymentType } from '@aylal/domain/payments';
import type { PrefilledPerson } from '../services/prefilled-person.ts';
import { defineDialog } from './define-dialog.ts';

/** MODAL-01, owned by mf-account. Resolves with the user, or with undefined when it was closed. `reason` says why it is asked for now. */
export const loginDialog = defineDialog<
  { reason?: 'booking' | 'payment' | 'orders' | 'saveHotel'; known?: PrefilledPerson },
  SessionUser
>('LOGIN_VIEW');

/** What came of an attempt to book, as the payment-type dialog shows it (ERR-03 to ERR-05). */
export type BookingOutcome =
  | { kind: 'booked'; ref_number: string }
  | { kind: 'info'; message: string }
  /** ERR-04: the server's sentence in a green box; the dialog stays open. */
  | { kind: 'notice'; message: string }
  | { kind: 'failed'; message: string };

/**
 * MODAL-09, owned by mf-checkout. Stays open while `submit` runs (ruling 31) and closes with the outcome unless that is a notice. `instalments` says how
 * it can be paid in parts, or why not; `submit` gets the plan that was chosen.
 */
export const flightPaymentTypeDialog = defineDialog<
  {
    total: number;
    instalments?: InstalmentsOffer;
    submit: (choice: PaymentType, plan?: string) => Promise<BookingOutcome>;
  },
  BookingOutcome
>('FLIGHT_PAYMENT_TYPE_VIEW');

/** MODAL-10, owned by mf-checkout: the same for a hotel, for which no money is lent. */
export const hotelPaymentTypeDialog = defineDialog<
  {
    total: number;
    instalments?: InstalmentsOffer;
    submit: (choice: PaymentType, plan?: string) => Promise<BookingOutcome>;
  },
  BookingOutcome
>('HOTEL_PAYMENT_TYPE_VIEW');

/** MODAL-02 to MODAL-04, owned by mf-flights. */
export const flightRefundRulesDialog = defineDialog<{ filter_str: string; key: string }, void>(
  'FLIGHT_CANCELLATION_VIEW',
);
export const flightChangeRulesDialog = defineDialog<{ filter_str: string; key: string }, void>('FLIGHT_CHANGES_VIEW');
export const flightBaggageDialog = defineDialog<{ filter_str: string; key: string }, void>('FLIGHT_BAGGAGE_VIEW');

/** MODAL-11, owned by mf-checkout. Closing it never cancels a payment. `now_pay_amount` where another sum is paid than what is due first. */
export const paymentDialog = defineDialog<
  { ref_number: string; payment_name: string; now_pay_amount?: number },
  'paid' | 'closed'
>('PAYMENT_VIEW');

/** MODAL-12, owned by mf-checkout: the account to transfer to. Closing it never cancels a payment. */
export const bankTransferDialog = defineDialog<
  { ref_number: string; payment_name: string; now_pay_amount?: number },
  'paid' | 'closed'
>('BANK_TRANSFER_VIEW');

/** MODAL-41, owned by mf-checkout: the payments of an order in parts, of which the next one or all can be paid. `today` is where the customer is. */
export const instalmentScheduleDialog = defineDialog<
  { ref_number: string; instalments: readonly Instalment[]; today: LocalDate },
  void
>('PARTIAL_PAYMENT_SCHEDULE_VIEW');

/** MODAL-53, MODAL-54, owned by mf-checkout: what a flight of this price costs with PocketZero, and with LendPay. */
export const pocketFlightDialog = defineDialog<{ amount: number }, void>('POCKET_FLIGHT_VIEW');
export const lendPayFlightDialog = defineDialog<{ amount: number }, void>('LENDPAY_FLIGHT_VIEW');

/** MODAL-67, the host's own: a title, a text and one button. */
export const alertDialog = defineDialog<{ title: string; text: string; button?: string }, void>('ALERT_VIEW');

/** The host's own question with two answers (price changed, leave a form). Resolves true for the confirming one. */
export const confirmDialog = defineDialog<{ title: string; text: string; confirm: string; cancel: string }, boolean>(
  'CONFIRM_VIEW',
);

type Nothing = Readonly<Record<never, never>>;

/** MODAL-57, owned by mf-account: money out of the game wallet, in two steps. What came of it, the wallet says. */
export const withdrawDialog = defineDialog<Nothing, void>('PIN_WITHDRAW_VIEW');

/** MODAL-55, owned by mf-account: asks how much, and leads to the checkout of the top-up. */
export const walletTopUpDialog = defineDialog<{ readonly type: 'wallet' | 'game' }, void>('WALLET_TOP_UP_VIEW');

/** MODAL-13, the host's own: the phone, its hours, and other ways to reach us. */
export const contactDialog = defineDialog<Nothing, void>('CONTACT_VIEW');

/** MODAL-35, the host's own: leave a number and be called. */
export const callbackDialog = defineDialog<Nothing, void>('CALLBACK_VIEW');

/** MODAL-33, the host's own: a firm asks for an offer. */
export const corporateRequestDialog = defineDialog<Nothing, void>('CORPORATE_INFO_REQUEST_VIEW');

/** MODAL-34: a question about a flight offer; `about` says to the customer which one. */
export const requestInfoDialog = defineDialog<{ filter_str: string; key: string; about: string }, void>(
  'REQUEST_INFO_VIEW',
);

/** MODAL-32: somebody would like to travel; `destination` where a trip asks. */
export const travelRequestDialog = defineDialog<{ destination?: string }, void>('TRAVEL_INFO_REQUEST_VIEW');

/** MODAL-43, the host's own: an answer of the help centre, anywhere a question comes up. */
export const helpArticleDialog = defineDialog<{ helperSlug: string; slug: string }, void>('HELP_ARTICLE_VIEW');
