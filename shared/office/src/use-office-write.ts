import type { Refusal } from '@aylal/contracts';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages, type ApiClient } from '@aylal/shell';
import { asSignedIn } from './as-signed-in.ts';
import { useStaffMessages } from './use-staff-messages.ts';

type WriteAnswer = { readonly status_code: 200 } | { readonly status_code: number; readonly result: Refusal };

/** Why an act was refused; `field` is what of the input it is about, null where it is about all of it. */
export interface OfficeFault {
  readonly text: string;
  readonly field: string | null;
  /** The word of the refusal; null where there was no answer. */
  readonly problem: Refusal['problem'] | null;
}

/**
 * A write of the office. Whatever comes of it the reads of these operations are sent again: what they then show is what holds. Of two people who act at once the slower one reads that
 * the other was first.
 */
export function useOfficeWrite(reads: readonly string[]) {
  const t = useStaffMessages();
  const s = useSharedMessages();
  const services = useServices();
  const faultOf = ({ problem, fields = {} }: Refusal): OfficeFault => {
    const [field = null] = Object.keys(fields);
    if (problem === 'state-conflict') return { field: null, problem, text: t('write.conflict') };
    if (problem === 'not-found') return { field: null, problem, text: t('write.gone') };
    return { field, problem, text: s(`problem.${problem}`) };
  };
  return useWrite(
    async (send: (api: ApiClient) => Promise<WriteAnswer>): Promise<OfficeFault | null> => {
      try {
        const answer = await send(asSignedIn(services));
        return 'result' in answer && answer.status_code !== 200 ? faultOf(answer.result) : null;
      } finally {
        await services.queryClient.invalidateQueries({
          predicate: ({ queryKey: [name] }) => reads.includes(String(name)),
        });
      }
    },
    () => ({ field: null, problem: null, text: t('write.unanswered') }),
  );
}
