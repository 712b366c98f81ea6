import type { Refusal } from '@aylal/contracts';
import { listWork } from '@aylal/contracts/office';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages, type ApiClient } from '@aylal/shell';
import { asSignedIn } from '../api/as-signed-in.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

type WorkAnswer = { readonly status_code: 200 } | { readonly status_code: number; readonly result: Refusal };

/** Why an act was refused; `field` is what of the input it is about, null where it is about all of it. */
export interface WorkFault {
  readonly text: string;
  readonly field: string | null;
}

/** An act on work. Whatever comes of it the list is read again: what it then shows is what holds. Of two people who act at once the slower one reads that the other was first. */
export function useWorkWrite() {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const services = useServices();
  const faultOf = ({ problem, fields = {} }: Refusal): WorkFault => {
    const [field = null] = Object.keys(fields);
    if (field === 'ref_number') return { field, text: t('assign.noOrder') };
    if (problem === 'state-conflict') return { field: null, text: t('work.conflict') };
    if (problem === 'not-found') return { field: null, text: t('work.gone') };
    return { field: null, text: s(`problem.${problem}`) };
  };
  return useWrite(
    async (send: (api: ApiClient) => Promise<WorkAnswer>): Promise<WorkFault | null> => {
      try {
        const answer = await send(asSignedIn(services));
        return 'result' in answer && answer.status_code !== 200 ? faultOf(answer.result) : null;
      } finally {
        await services.queryClient.invalidateQueries({ queryKey: [listWork.name] });
      }
    },
    () => ({ field: null, text: t('work.unanswered') }),
  );
}
