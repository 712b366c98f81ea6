import { useState } from 'react';
import { endOtherSessions, endSession, type OwnSession } from '@aylal/contracts';
import { ApiError, useServices } from '@aylal/shell';
import { listSessionsQuery } from '../api/list-sessions-query.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { sessionEndDialog, type SessionsToEnd } from './session-end-dialog-ref.ts';

/** Asks, ends, and reads the list again: what it then shows is what holds. One that has ended meanwhile is what was wanted. */
export function useEndingSessions() {
  const services = useServices();
  const { api, dialogs, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [running, setRunning] = useState<string | null>(null);

  async function run(key: string, ending: SessionsToEnd, call: () => Promise<{ status_code: number }>) {
    if (!(await dialogs.open(sessionEndDialog, { ending }))) return;
    setRunning(key);
    try {
      const { status_code } = await call();
      if (status_code === 200 || status_code === 404) toasts.show({ kind: 'success', text: t('security.ended') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.show({ kind: 'error', text: s('failed.text') });
    }
    await queryClient.invalidateQueries({ queryKey: listSessionsQuery(services).queryKey });
    setRunning(null);
  }

  return {
    /** The id of what is being ended, or `others`. */
    running,
    endOne: ({ id }: OwnSession, device: string) => run(id, { device }, () => api.call(endSession, { params: { id } })),
    endOthers: () => run('others', 'others', () => api.call(endOtherSessions, {})),
  };
}
