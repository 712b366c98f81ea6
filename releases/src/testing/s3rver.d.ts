/** The part of s3rver that tests use; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    readonly req: IncomingMessage;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    status: number;
    type: string;
    body: unknown;
  }

  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    store: unknown;
    readonly context: Record<string, unknown>;
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
