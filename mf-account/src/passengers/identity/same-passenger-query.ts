import { getPassenger, type Identity, type ListedPassenger, type SavedPassenger } from '@aylal/contracts/account';
import { ApiError, type Services } from '@aylal/shell';
import { maybeSame, samePassenger } from './identity-offers.ts';

/** The saved passenger whom e-Mongolia tells about, whole; null when nobody is. Only those whose masked numbers fit are read (PII-2), and the answer is kept no longer than it is shown. */
export function samePassengerQuery(
  { api }: Pick<Services, 'api'>,
  list: readonly ListedPassenger[],
  identity: Identity,
) {
  const ids = maybeSame(list, identity).map(({ id }) => id);
  return {
    queryKey: ['same-passenger', ids] as const,
    gcTime: 0,
    meta: { personal: true },
    queryFn: async () => {
      const whole: SavedPassenger[] = [];
      for (const id of ids) {
        const answer = await api.call(getPassenger, { params: { id } });
        if (answer.status_code === 200) whole.push(answer.result);
        // One that was deleted meanwhile is nobody.
        else if (answer.status_code !== 404)
          throw new ApiError('refused', getPassenger.name, { statusCode: answer.status_code });
      }
      return samePassenger(whole, identity) ?? null;
    },
  };
}
