export { rememberBookedOrder } from './booked-order.ts';
export { bookOnce, type BookingPorts } from './book-once.ts';
export { callOnce, type OnceAnswer, type OncePorts, type Patience } from './call-once.ts';
export { sendBooking, type BookingAnswer } from './send-booking.ts';
export { UnansweredGate, type UnansweredGateProps } from './unanswered-gate.tsx';
export { UnpaidOrderGate, type BookedOrder, type UnpaidOrderGateProps } from './unpaid-order-gate.tsx';
export { forgetSending, keepSending, readSending, useUnansweredSending } from './unanswered-sending.ts';
export { usePatience } from './use-patience.ts';
