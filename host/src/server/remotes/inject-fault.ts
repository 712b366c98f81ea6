import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet, ResolvedRelease } from '@aylal/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sharedName } from '../../remotes/shared-folder.ts';
import { faultInjectionScript } from './fault-injection-script.ts';
import { misbehaves, type ReleaseFault, type ReleaseFaults } from './release-faults.ts';

/** Answers a request for a release's file with the fault that is set for it; false when there is none. */
export function injectFault(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    faults,
    set,
    folder,
    origin,
  }: { faults: ReleaseFaults; set: ReleaseSet; folder: string; origin: 'first' | 'second' },
): boolean {
  const path = decodeURIComponent((request.raw.url ?? '').split('?')[0] ?? '');
  const [, , remote = '', version = '', file = ''] = path.split('/');
  const release = Object.hasOwn(set.releases, remote) ? set.releases[remote] : undefined;
  if (!release) return false;
  const fault = faults.take(
    (one) =>
      one.remote === remote &&
      (origin === 'first' || !one.firstOrigin) &&
      (one.everyRelease || [release.version, sharedName].includes(version)) &&
      targets(one, file, release),
  );
  if (!fault) return false;
  answer(fault, reply, join(folder, remote, version, file));
  return true;
}

function targets(fault: ReleaseFault, file: string, { record }: ResolvedRelease): boolean {
  const expose = record.exposes['./remote'] ?? [];
  if (fault.target === 'server') return false;
  if (fault.target === 'manifest') return file === 'release.json';
  if (fault.target === 'entry') return file === record.entry || (file.startsWith('entry.') && fault.everyRelease);
  if (fault.target === 'expose') return expose.includes(file) || (file.startsWith('remote.') && fault.everyRelease);
  // Not what the chunk shares with others: with two releases hanging, that would be every connection a browser opens to an origin over HTTP/1.1.
  if (fault.chunk) return file.startsWith(`${fault.chunk}.`);
  return file.endsWith('.js') && file !== record.entry && !expose.includes(file) && !file.startsWith('messages-');
}

function answer(fault: ReleaseFault, reply: FastifyReply, file: string): void {
  reply
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  switch (fault.kind) {
    case 'refuse':
      reply.hijack();
      reply.raw.socket?.destroy();
      return;
    case 'hang':
      reply.hijack();
      return;
    case '404':
      void reply.code(404).type('text/plain').send('missing');
      return;
    case '500':
      void reply.code(500).send({ status: 'no manifest, but JSON' });
      return;
    case 'html':
      void reply.code(200).type('text/html').send('<!doctype html><title>A page instead</title>');
      return;
    case 'tamper':
      // Says so when it runs: MFE-4 is that nothing of it does.
      void reply.type('text/javascript').send(`self.aylalTampered=1;${readFileSync(file, 'utf8')}`);
      return;
    default:
      void reply.type('text/javascript').send(faultInjectionScript(fault, readFileSync(file, 'utf8')));
  }
}

/** The hashes of a release with the misbehaving scripts in place of the sound ones, so that they pass the integrity check and run. */
export function withFaultyHashes(
  release: ResolvedRelease,
  faults: readonly ReleaseFault[],
  remote: string,
  folder: string,
): ResolvedRelease {
  const running = faults.filter((fault) => fault.remote === remote && misbehaves(fault));
  if (running.length === 0) return release;
  const files = { ...release.record.files };
  for (const path of Object.keys(files)) {
    const fault = running.find((one) => targets(one, path, release));
    if (!fault) continue;
    const script = faultInjectionScript(fault, readFileSync(join(folder, remote, release.version, path), 'utf8'));
    files[path] = { sha384: createHash('sha384').update(script).digest('base64'), bytes: script.length };
  }
  return { ...release, record: { ...release.record, files } };
}
