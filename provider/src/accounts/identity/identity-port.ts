import type { Identity } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Who a customer is by the state's word, where they agree to it. */
    readonly identity: IdentityPort;
  }
}

/** Who says who a customer is. The apps of banks that carry us as a mini-app speak another protocol and would be a second adapter. */
export interface IdentityPort {
  /** False where there is nobody to ask. */
  readonly ready: boolean;
  /** Where the customer agrees to share their data; `state` comes back with the answer, to the page in the language in which they left. */
  consentUrl(state: string, locale: Locale): string;
  /** What the customer agreed to. `code` is good for one call, `locale` is that of `consentUrl`. Throws `PartnerError`. */
  read(code: string, locale: Locale): Promise<Identity>;
  close(): Promise<void>;
}
