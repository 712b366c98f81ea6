export { readBookedOrder, rememberBookedOrder } from './booked-order.ts';
export { idempotentBooking, type BookingPorts } from './idempotent-booking.ts';
export { idempotentCall, type IdempotentAnswer, type IdempotentCallPorts, type Patience } from './idempotent-call.ts';
export { sendBooking, type BookingAnswer } from './send-booking.ts';
export { UnansweredGate, type UnansweredGateProps } from './unanswered-gate.tsx';
export { UnpaidOrderGate, type BookedOrder, type UnpaidOrderGateProps } from './unpaid-order-gate.tsx';
export { forgetSending, keepSending, readSending, useUnansweredSending } from './unanswered-sending.ts';
export { submittedBooking } from './submitted-booking.ts';
export { usePatience } from './use-patience.ts';
