import { readGame } from '@aylal/contracts/lottery';
import { getConfig } from '@aylal/contracts/shell';
import { endpointQuery, stale, type Services } from '@aylal/shell';
import { hoursMs } from '@aylal/domain/calendar';

type Api = Pick<Services, 'api'>;
const HOUR_MS = hoursMs(1);

/** CALL-82: where the game is; without an address there is none. */
export function configQuery({ api }: Api) {
  return endpointQuery(api, getConfig, {}, { staleTime: HOUR_MS });
}

/** The game with the customer's next round; asked only behind the age gate, and always again since money moves. */
export function gameQuery({ api }: Api) {
  return endpointQuery(api, readGame, {}, { staleTime: stale.always });
}
