import { listWork } from '@aylal/contracts/office';
import type { Problem } from '@aylal/contracts';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages, type ApiClient } from '@aylal/shell';
import { asSignedIn } from '../api/as-signed-in.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

type WorkAnswer =
  | { readonly status_code: 200 }
  | { readonly status_code: number; readonly result: { readonly problem: Problem } };

/** An act on work. Whatever comes of it the list is read again: what it then shows is what holds. Of two people who act at once one is told that the other was first. */
export function useWorkWrite() {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const services = useServices();
  return useWrite(
    async (send: (api: ApiClient) => Promise<WorkAnswer>) => {
      try {
        const answer = await send(asSignedIn(services));
        if (answer.status_code === 200 || !('result' in answer)) return null;
        const { problem } = answer.result;
        if (problem === 'state-conflict') return t('work.conflict');
        if (problem === 'not-found') return t('work.gone');
        return s(`problem.${problem}`);
      } finally {
        await services.queryClient.invalidateQueries({ queryKey: [listWork.name] });
      }
    },
    () => t('work.unanswered'),
  );
}
