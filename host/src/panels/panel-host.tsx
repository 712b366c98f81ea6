import type { ComponentType } from 'react';
import { useServices, useStore } from '@aylal/shell';
import { Sheet, SkeletonText } from '@aylal/ui';
import { RemotePart, useRemotePart } from '../app/remote-part.tsx';
import { useShell } from '../app/shell-context.tsx';
import { RemoteViewFailed } from '../dialogs/remote-view-failed.tsx';
import { useNames } from '../remotes/use-names.ts';
import type { OpenPanel } from '../state/open-panel.ts';

/** The one host of slide-up panels: shows the panel whose id was asked for, from the remote that contributes it (PANEL-03). */
export function PanelHost() {
  const { openedPanel } = useShell();
  const panel = useStore(openedPanel);
  return panel && <RemotePanel key={panel.id} panel={panel} />;
}

function RemotePanel({ panel }: { panel: OpenPanel }) {
  const { id, owner, header, props } = panel;
  const nameOf = useNames();
  const { panels } = useServices();
  return (
    <Sheet open title={nameOf('panels', panel)} hideTitle={!header} onClose={panels.close}>
      <RemotePart
        remote={owner}
        query={useRemotePart(owner, 'panels', id)}
        waiting={<SkeletonText lines={5} />}
        failed={(retry) => <RemoteViewFailed owner={owner} retry={retry} />}
      >
        {({ Panel: ContributedPanel }) => {
          // What a panel lives on is agreed by the catalogue, on both sides of the remote module.
          const Panel = ContributedPanel as ComponentType<object>;
          return <Panel {...props} />;
        }}
      </RemotePart>
    </Sheet>
  );
}
