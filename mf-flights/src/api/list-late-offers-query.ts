import { listLateOffers, type AskedCarriers, type FlightOffer } from '@aylal/contracts/flights';
import { ApiError, type ApiClient, type Services } from '@aylal/shell';

/** The offers of a search that arrived after its first part. `asked` is missing once every carrier has answered completely. */
export interface LateOffers {
  readonly offers: readonly FlightOffer[];
  readonly asked: AskedCarriers | undefined;
}

/** Between two questions, in milliseconds: the provider holds each until there is something to tell. */
const pauseMs = 100;

/** True while a carrier may still answer. */
export function isWaiting(asked: AskedCarriers | undefined): boolean {
  return asked?.carriers.some(({ state }) => state === 'asked') ?? false;
}

/** Puts offers behind others, none twice: a provider that did not begin the search sends all of them once more (NEED-40). */
export function withFurther(offers: readonly FlightOffer[], further: readonly FlightOffer[]): FlightOffer[] {
  const known = new Set(offers.map(({ key }) => key));
  return [...offers, ...further.filter(({ key }) => !known.has(key))];
}

/** Asks on about a search until every carrier has answered or was given up (NEED-40). Its answers add up. */
export function lateOffersQuery({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>, asked: AskedCarriers) {
  const queryKey = [listLateOffers.name, asked.token] as const;
  const before = () => queryClient.getQueryData<LateOffers>(queryKey) ?? { offers: [], asked };
  const waits = (data: LateOffers | undefined) => isWaiting(data ? data.asked : asked);
  return {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: ({ state }: { state: { data: LateOffers | undefined } }) => waits(state.data),
    refetchInterval: ({ state }: { state: { data: LateOffers | undefined } }) => (waits(state.data) ? pauseMs : false),
    queryFn: ({ signal }: { signal: AbortSignal }) => askOn(api, before(), { signal }),
  };
}

/** Asks those once more who did not answer, and puts what comes with the rest. */
export async function askAgain(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  asked: AskedCarriers,
): Promise<void> {
  const { queryKey } = lateOffersQuery({ api, queryClient }, asked);
  const before = queryClient.getQueryData<LateOffers>(queryKey) ?? { offers: [], asked };
  queryClient.setQueryData<LateOffers>(queryKey, await askOn(api, before, { again: 'true' }));
}

async function askOn(
  api: ApiClient,
  { offers, asked }: LateOffers,
  { signal, again }: { signal?: AbortSignal; again?: 'true' },
): Promise<LateOffers> {
  if (!asked) return { offers, asked };
  const query = { token: asked.token, ...(again ? { again } : {}) };
  const answer = await api.call(listLateOffers, { query, ...(signal ? { signal } : {}) });
  if (answer.status_code !== 200)
    throw new ApiError('refused', listLateOffers.name, {
      statusCode: answer.status_code,
      problem: answer.result.problem,
      message: answer.message,
    });
  return { offers: withFurther(offers, answer.result), asked: answer.asked };
}
