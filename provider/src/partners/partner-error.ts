/**
 * Why a partner's answer cannot be used. `refused`: it understood and said no (`key`). `unavailable`: it surely did nothing.
 * `unknown`: it may have done it; find out by asking, never by doing it again.
 */
export class PartnerError extends Error {
  readonly kind: 'refused' | 'unavailable' | 'unknown';
  readonly key: string;
  constructor(kind: PartnerError['kind'], key: string, cause?: unknown) {
    super(`Partner: ${kind} (${key})`, { cause });
    this.name = 'PartnerError';
    this.kind = kind;
    this.key = key;
  }
}
