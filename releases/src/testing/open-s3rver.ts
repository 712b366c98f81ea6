import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';

interface Context {
  readonly req: IncomingMessage;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  status: number;
  type: string;
  body: unknown;
}

/** The part of s3rver that tests use. */
export interface S3rver {
  store: unknown;
  readonly context: Record<string, unknown>;
  readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

type S3rverClass = new (options: {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => S3rver;

/** A server on a free port of this machine with one bucket. The package brings no types. */
export function openS3rver(bucket: string): S3rver {
  const Server = createRequire(import.meta.url)('@20minutes/s3rver') as S3rverClass;
  return new Server({ port: 0, address: '127.0.0.1', silent: true, configureBuckets: [{ name: bucket }] });
}
