import { useState } from 'react';
import { endOtherSessions, endSession, type OwnSession } from '@aylal/contracts/account';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import { listSessionsQuery } from '../api/list-sessions-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { sessionEndDialog, type SessionsToEnd } from './session-end-dialog-ref.ts';

/** Asks, ends, and reads the list again: what it then shows is what holds. One that has ended meanwhile is what was wanted. */
export function useEndingSessions() {
  const services = useServices();
  const { api, dialogs, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [ending, setEnding] = useState<string | null>(null);
  const { running, run } = useWrite(
    async (call: () => Promise<{ status_code: number }>) => {
      try {
        const { status_code } = await call();
        if (status_code === 200 || status_code === 404) toasts.show({ kind: 'success', text: t('security.ended') });
        return null;
      } finally {
        await queryClient.invalidateQueries({ queryKey: listSessionsQuery(services).queryKey });
      }
    },
    () => s('failed.text'),
  );

  async function end(key: string, sessions: SessionsToEnd, call: () => Promise<{ status_code: number }>) {
    if (!(await dialogs.open(sessionEndDialog, { ending: sessions }))) return;
    setEnding(key);
    const text = await run(call);
    if (text !== null) toasts.show({ kind: 'error', text });
  }

  return {
    /** The id of what is being ended, or `others`. */
    running: running ? ending : null,
    endOne: ({ id }: OwnSession, device: string) => end(id, { device }, () => api.call(endSession, { params: { id } })),
    endOthers: () => end('others', 'others', () => api.call(endOtherSessions, {})),
  };
}
