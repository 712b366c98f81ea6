import { checkBuild, getRelease, getRemote, listReleaseLog, publishRelease } from '@aylal/contracts/console';
import { mostBundleBytes, type SentBundle } from '@aylal/domain/documents';
import { staffSessionQuery } from '@aylal/office';
import { ApiError, useLocale, useServices } from '@aylal/shell';
import { useEffect, useRef, useState } from 'react';
import { readBuildAnswer } from '../api/read-build-answer.ts';
import { sendUpload, type UploadProgress } from '../api/send-upload.ts';
import type { BuildOutcome } from '../domain/build-outcome.ts';

/** Where a build is that is being sent; `progress` is null while it is read and signed. */
export type Sending = { readonly progress: UploadProgress | null };

/** What shows a release or says what was published. */
const reads: readonly string[] = [getRemote.name, getRelease.name, listReleaseLog.name];

/** Sends a build, says how far it is, and can be ended. Sent again it is no change: the registry knows what it has. */
export function useBuildSending() {
  const services = useServices();
  const language = useLocale();
  const [sending, setSending] = useState<Sending | null>(null);
  const [outcome, setOutcome] = useState<BuildOutcome | null>(null);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function attempt(
    operation: typeof publishRelease | typeof checkBuild,
    pack: () => Promise<SentBundle>,
    signal: AbortSignal,
  ): Promise<BuildOutcome> {
    let body: Blob;
    try {
      body = new Blob([JSON.stringify(await pack())], { type: 'application/json' });
    } catch (error) {
      return { kind: error instanceof ApiError ? 'away' : 'unreadable' };
    }
    if (body.size > mostBundleBytes) return { kind: 'too-large' };
    let arrived = false;
    const onProgress = (progress: UploadProgress) => {
      arrived = progress.sent === progress.total;
      setSending({ progress });
    };
    const answer = await sendUpload({ path: operation.path, body, language, signal, onProgress });
    if (signal.aborted) return { kind: 'cancelled', arrived };
    if (answer.status === 401)
      void services.queryClient.invalidateQueries({ queryKey: staffSessionQuery(services).queryKey });
    return readBuildAnswer(operation, answer, arrived);
  }

  return {
    /** Null when nothing is on its way. */
    sending,
    /** How the last one ended; null before, and meanwhile. */
    outcome,
    /** Answers how it ended. */
    async send(
      operation: typeof publishRelease | typeof checkBuild,
      pack: () => Promise<SentBundle>,
    ): Promise<BuildOutcome> {
      const controller = new AbortController();
      ending.current = controller;
      setOutcome(null);
      setSending({ progress: null });
      const ended = await attempt(operation, pack, controller.signal);
      setSending(null);
      setOutcome(ended);
      if (operation.name === publishRelease.name)
        void services.queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) => reads.includes(String(name)),
        });
      return ended;
    },
    cancel: () => ending.current?.abort(),
  };
}
