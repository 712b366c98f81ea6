declare module '../../platform/deps.ts' {
  interface Deps {
    /** The app around the mini-app, which knows its customers. */
    readonly hostApp: HostAppPort;
  }
}

/** A customer by the word of the app that they are signed in to. */
export interface HostCustomer {
  /** The app's own name and its number of the customer, such as `socialpay:1024`: the same at each visit. */
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** A Mongolian number of eight digits, which the app has verified; empty when it tells none. */
  readonly phone: string;
}

/** Who says who opened the mini-app. */
export interface HostAppPort {
  /** False where there is nobody to ask. */
  readonly ready: boolean;
  /** Whose token it is; good once. Throws `PartnerError`. */
  whoIs(token: string): Promise<HostCustomer>;
  close(): Promise<void>;
}
