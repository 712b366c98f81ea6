import { getChannel } from '@aylal/contracts/console';
import { asSignedIn } from '@aylal/office';
import { ApiError, type Services } from '@aylal/shell';

/** What time it is at the registry: a signature by the clock of a machine that goes wrong would be refused. Rejects with `ApiError` when it does not answer. */
export async function readRegistryTime(services: Pick<Services, 'api' | 'queryClient'>): Promise<Date> {
  const answer = await asSignedIn(services).call(getChannel, { query: { channel: 'stable' } });
  if (answer.status_code !== 200) throw new ApiError('refused', getChannel.name, { statusCode: answer.status_code });
  return new Date(answer.result.server_time);
}
