import { consoleRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { TextLink } from '@aylal/ui';
import { channelSearch } from './use-channel.ts';

export interface RemoteLinkProps {
  readonly remote: string;
  readonly channel: string;
  /** Leads to this release of it. */
  readonly version?: string;
}

/** Leads to a remote, or to one of its releases. */
export function RemoteLink({ remote, channel, version }: RemoteLinkProps) {
  const search = channelSearch(channel);
  return (
    <TextLink asChild variant="quiet">
      <RouteLink
        to={
          version === undefined
            ? consoleRoutes.remote.to({ remote }, search)
            : consoleRoutes.release.to({ remote, version }, search)
        }
      >
        {version ?? remote}
      </RouteLink>
    </TextLink>
  );
}
