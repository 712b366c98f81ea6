import { useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { useRemotes } from '../app/remotes-context.tsx';
import { RemoteUnavailableView } from './remote-unavailable.tsx';

/** The boundary of a remote's routes: the layout around it stays. Trying again visits the same address, which asks for the remote again. */
export function RemoteRouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const loader = useRemotes();
  const { pathname, search } = useLocation();
  const remote = useMatches()
    .map(({ handle }) => (handle as { remote?: string } | undefined)?.remote)
    .findLast((id) => id !== undefined);
  const retry = () => {
    if (remote) loader.circuit.close(remote);
    void navigate(pathname + search, { replace: true });
  };
  return <RemoteUnavailableView remote={remote ?? ''} error={error} retry={retry} />;
}
