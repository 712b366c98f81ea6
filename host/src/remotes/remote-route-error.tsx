import { useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { RemoteResting } from './remote-resting.tsx';

/** The boundary of a remote's routes: the layout around it stays. Trying again visits the same address, which asks for the remote anew. */
export function RemoteRouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const remote = useMatches()
    .map(({ handle }) => (handle as { remote?: string } | undefined)?.remote)
    .findLast((id) => id !== undefined);
  return (
    <RemoteResting
      remote={remote ?? ''}
      error={error}
      retry={() => void navigate(pathname + search, { replace: true })}
    />
  );
}
