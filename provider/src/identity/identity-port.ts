import type { Identity } from '@aylal/contracts';

/** Who says who a customer is. The apps of banks that carry us as a mini-app speak another protocol and would be a second adapter. */
export interface IdentityPort {
  /** False where there is nobody to ask. */
  readonly ready: boolean;
  /** Where the customer agrees that we are told; `state` comes back with the answer. */
  consentUrl(state: string): string;
  /** What the customer agreed to. `code` is good for one call. Throws `PartnerError`. */
  read(code: string): Promise<Identity>;
  close(): Promise<void>;
}
