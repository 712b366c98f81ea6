import type { AnswerOf } from '@aylal/contracts';
import type { signInStaff } from '@aylal/contracts/office';
import { useServices } from '@aylal/shell';
import { staffSessionQuery } from './staff-session-query.ts';

/** What every way to sign in is answered with. */
export type SignedIn = AnswerOf<typeof signInStaff, 200>;

/** Tells the page who is signed in now, and has everything else read again. */
export function useSignedIn(): (answer: SignedIn) => Promise<void> {
  const services = useServices();
  return async (answer) => {
    const { staff, expires } = answer.result;
    const { queryKey } = staffSessionQuery(services);
    services.queryClient.setQueryData(queryKey, { ...answer, result: { staff, expires } });
    await services.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== queryKey[0] });
  };
}
