import { commandKind } from '@aylal/domain/documents';
import { Refused } from '../documents/refusal.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { type RegistryCommand } from '../registry/registry-command.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import type { ReleaseSource } from '../release-source.ts';
import { failuresCommand } from './failures-command.ts';
import { createSource } from './create-source.ts';
import { createHttpReader, readLimited } from './http-reader.ts';
import { createReporters } from './create-reporter.ts';
import * as v from 'valibot';

/** A registry elsewhere, and the one public key that makes it believed. */
export interface HttpSource {
  /** Root of the registry, without a final slash. */
  readonly url: string;
  /** Where browsers get the files, with a final slash; the registry itself when left out. */
  readonly filesUrl?: string;
  /** The registry's public key. */
  readonly registryKey: string;
  /** Credential for reports of health; none are sent without. */
  readonly reporter?: SigningKey;
  readonly channel?: string;
  /** Keeps the last good set for a start without the registry (MFE-3). */
  readonly lastSetFile: string;
  readonly fetch: typeof fetch;
  readonly now?: () => Date;
  /** What the host offers to remotes; see `SourceOptions`. */
  readonly shell?: ShellRecord | undefined;
}

/** Of the answer to a report: the new revision is read from the signed channel, never from here. */
const outcome = v.object({ changed: v.boolean() });
const mostAnswerBytes = 128 * 1024;

/** A registry over HTTP. See `createSource` for what is believed. */
export async function createHttpSource(options: HttpSource): Promise<ReleaseSource> {
  const {
    url,
    filesUrl = `${url}/releases/`,
    registryKey,
    reporter,
    channel = 'stable',
    lastSetFile,
    fetch,
    now = () => new Date(),
    shell,
  } = options;
  const reader = createHttpReader(url, fetch);
  const source = await createSource({
    reader,
    channel,
    registryKey,
    baseUrl: filesUrl,
    lastSetFile,
    now,
    shell,
  });
  if (!reporter) return source;
  async function send(act: RegistryCommand, key: SigningKey) {
    const response = await fetch(`${url}/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signDocument(commandKind, act, key)),
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    const said = `the registry answered ${response.status} to a report`;
    if (response.status >= 400 && response.status < 500) throw new Refused('report-refused', said);
    if (!response.ok) throw new Error(said);
    return v.parse(
      outcome,
      JSON.parse(Buffer.from(await readLimited(response, 'the answer', mostAnswerBytes)).toString('utf8')),
    );
  }
  const report = createReporters({ channel, now, send: (act) => send(act, reporter) });
  return {
    ...source,
    async report(counts) {
      if (await report(counts)) await source.refresh();
    },
    async reportFailures(failures) {
      await send(failuresCommand(failures, now()), reporter);
    },
  };
}
