import type { ApiClient, Services } from '@aylal/shell';
import { staffSessionQuery } from './staff-session-query.ts';

/** Calls of the office. Where an answer says that nobody is signed in any more, who is gets asked again, so that the sign-in comes up (`StaffGate`). */
export function asSignedIn({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): ApiClient {
  return {
    async call(endpoint, input) {
      const answer = await api.call(endpoint, input);
      if (answer.status_code === 401)
        void queryClient.invalidateQueries({ queryKey: staffSessionQuery({ api }).queryKey });
      return answer;
    },
  };
}
