import type { Identity, ListedPassenger } from '@aylal/contracts/account';
import { useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { listPassengersQuery } from '../../api/list-passengers-query.ts';
import type { IdentityAnswer } from './identity-answer.ts';
import { IdentityReview } from './identity-review.tsx';
import { IdentityFailed, IdentityWaiting } from './identity-states.tsx';
import { importIdentityQuery } from './import-identity-query.ts';
import { samePassengerQuery } from './same-passenger-query.ts';

/** Asks for what was agreed to, and for whom the customer has saved already. */
export function IdentityAnswered({ answer }: { answer: Extract<IdentityAnswer, { kind: 'agreed' }> }) {
  const s = useSharedMessages();
  const services = useServices();
  const { code, state } = answer;
  const imported = useQuery(importIdentityQuery(services, { code, state }));
  const saved = useQuery(listPassengersQuery(services));
  if (imported.isError) return <IdentityFailed message={s('failed.text')} />;
  // ERR-22: the server's own sentence.
  if (imported.data && imported.data.status_code !== 200) return <IdentityFailed message={imported.data.message} />;
  if (saved.isError) return <IdentityFailed message={s('failed.text')} onRetry={() => void saved.refetch()} />;
  if (!imported.data || !saved.data) return <IdentityWaiting />;
  return <IdentityCompared identity={imported.data.result} saved={saved.data.result} />;
}

/** Finds out whether somebody of the list is meant. */
function IdentityCompared({ identity, saved }: { identity: Identity; saved: readonly ListedPassenger[] }) {
  const s = useSharedMessages();
  const same = useQuery(samePassengerQuery(useServices(), saved, identity));
  if (same.isError) return <IdentityFailed message={s('failed.text')} onRetry={() => void same.refetch()} />;
  if (same.data === undefined) return <IdentityWaiting />;
  return <IdentityReview identity={identity} same={same.data ?? undefined} />;
}
