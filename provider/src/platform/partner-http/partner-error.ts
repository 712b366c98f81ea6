/**
 * Why a partner's answer cannot be used. `refused`: it understood and said no (`key`). `unavailable`: it surely did nothing.
 * `unknown`: it may have done it; find out by asking, never by doing it again.
 */
export class PartnerError extends Error {
  readonly kind: 'refused' | 'unavailable' | 'unknown';
  readonly key: string;
  /** What the partner wrote where it could not be read; for people, never for the log. */
  readonly answer: unknown;
  constructor(kind: PartnerError['kind'], key: string, cause?: unknown, answer?: unknown) {
    super(`Partner: ${kind} (${key})`, { cause });
    this.name = 'PartnerError';
    this.kind = kind;
    this.key = key;
    this.answer = answer;
  }
}
