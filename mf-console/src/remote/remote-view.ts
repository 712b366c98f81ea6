import type { ResultOf } from '@aylal/contracts';
import type { getRemote } from '@aylal/contracts/console';

/** A remote as the host answers it. */
export type RemoteView = ResultOf<typeof getRemote>;
