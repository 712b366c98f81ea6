import type { Problem } from '@aylal/contracts';

/** Why a call has no listed answer: the network, a deadline, an answer that the contract does not know, or a refusal where only success was expected. */
export type ApiErrorKind = 'offline' | 'timeout' | 'malformed' | 'server' | 'refused';

/** Thrown by `ApiClient.call`. `outcomeKnown` is false when the provider may have acted although no answer came (MNY-12). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly operation: string;
  readonly statusCode: number | null;
  readonly problem: Problem | null;
  readonly requestId: string | null;
  /** How long the server asks to be left alone, in seconds (REL-2). */
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: ApiErrorKind,
    operation: string,
    details: {
      statusCode?: number;
      problem?: Problem;
      requestId?: string | null;
      retryAfterSeconds?: number | null;
      message?: string;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? `${operation}: ${kind}`, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.operation = operation;
    this.statusCode = details.statusCode ?? null;
    this.problem = details.problem ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  get outcomeKnown(): boolean {
    return this.kind === 'refused' || (this.kind === 'server' && this.statusCode === 503);
  }
}
