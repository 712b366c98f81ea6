import type { Problem } from '@aylal/contracts';

/** The HTTP status that a problem has unless the handler says another. */
const statusOf: Record<Problem, number> = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'session-refused': 403,
  'not-found': 404,
  'too-many-requests': 429,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'still-running': 409,
  'state-conflict': 409,
  internal: 500,
  unavailable: 503,
  'wrong-credentials': 400,
  'wrong-code': 400,
  'code-expired': 400,
  'account-exists': 409,
  'password-too-common': 400,
  'offer-expired': 404,
  'offer-gone': 404,
  'sold-out': 404,
  'quote-expired': 409,
  'airline-refused': 208,
  'airline-silent': 208,
  'already-booked': 409,
  'not-bookable': 409,
  'instalments-unavailable': 409,
  'coupon-unknown': 400,
  'coupon-expired': 400,
  'coupon-used-up': 400,
  'coupon-minimum': 400,
  'coupon-taken': 409,
  'receipt-unpaid': 409,
  'receipt-taken': 409,
  'receipt-refused': 409,
  'order-expired': 409,
  'already-paid': 409,
  'payment-unavailable': 503,
  'not-enough-money': 409,
  'contact-changed': 409,
  'bank-account-changed': 409,
  'bank-account-missing': 409,
  'contact-too-new': 409,
  'money-waits': 409,
  'money-frozen': 409,
  'price-changed': 409,
  'deposit-unavailable': 422,
};

export interface ProblemDetails {
  readonly status?: number;
  /** Path of a field → message key of its first fault (VALID-06). */
  readonly fields?: Readonly<Record<string, string>>;
  /** From when on it would be granted, as ISO 8601. */
  readonly from?: string;
  /** The customer's sentence, instead of the one that belongs to the problem. */
  readonly message?: string;
  /** Fields beside `result`, such as `tapa_code`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/** A refusal on its way out of a handler: everything the handler wrote in `ctx.tx` is undone. Return the answer instead to keep it. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly status: number;
  readonly details: ProblemDetails;
  constructor(problem: Problem, details: ProblemDetails = {}) {
    super(problem);
    this.name = 'ProblemError';
    this.problem = problem;
    this.status = details.status ?? statusOf[problem];
    this.details = details;
  }
}

/** `throw refuse('sold-out')`. */
export function refuse(problem: Problem, details?: ProblemDetails): ProblemError {
  return new ProblemError(problem, details);
}
