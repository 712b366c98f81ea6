import type { IncomingMessage } from 'node:http';
import { S3Client } from '@aws-sdk/client-s3';
import { openS3rver } from './open-s3rver.ts';
import { conditions, createMemoryObjects, PreconditionFailed } from './s3-memory-objects.ts';

const BUCKET = 'releases';
/** The one that s3rver knows. */
const KEY = 'S3RVER';

/** An S3 server of a test's own. */
export interface S3Server {
  readonly url: string;
  readonly bucket: string;
  client(): S3Client;
  /** For a client in another process, in the SDK's variables. */
  readonly credentials: Readonly<Record<string, string>>;
  /** What was asked of it: method, key, and the condition of a write. */
  readonly asked: readonly string[];
  /** Keys that are there, sorted. */
  keys(): readonly string[];
  /** Makes an object as old as that, for what was left behind. */
  age(key: string, at: Date): void;
  close(): Promise<void>;
}

/**
 * s3rver speaks S3 over HTTP and checks signatures. It knows no conditional writes, and has no second page of a list, so these two are here, as the documentation of S3 describes them: a write and its
 * condition are one step (412 `PreconditionFailed`), and lists come in pages of `pageSize`.
 */
export async function openS3Server({ pageSize = 3 } = {}): Promise<S3Server> {
  const objects = createMemoryObjects(pageSize);
  const asked: string[] = [];
  const server = openS3rver(BUCKET);
  server.store = server.context['store'] = objects;
  server.middleware.unshift(async (context, next) => {
    const condition = conditionOf(context.req);
    const key = decodeURIComponent(context.path).split('/').slice(2).join('/');
    asked.push([context.req.method, key, ...(condition ? [condition] : [])].join(' '));
    const { 'list-type': listType, prefix = '', 'continuation-token': token = '' } = context.query;
    if (listType === '2') {
      context.type = 'application/xml';
      context.body = objects.listPage(prefix, token);
      return;
    }
    try {
      await conditions.run(condition, next);
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error;
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
    }
  });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    bucket: BUCKET,
    credentials: { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    client: () =>
      new S3Client({
        endpoint: url,
        region: 'us-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId: KEY, secretAccessKey: KEY },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    asked,
    keys: objects.keys,
    age: objects.age,
    close: () => server.close(),
  };
}

function conditionOf({ method, headers }: IncomingMessage): string | undefined {
  if (method !== 'PUT') return undefined;
  return headers['if-none-match'] === '*' ? 'absent' : headers['if-match'];
}
