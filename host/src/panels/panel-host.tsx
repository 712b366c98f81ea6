import { useLocale, useServices, useStore } from '@aylal/shell';
import { Sheet, SkeletonText } from '@aylal/ui';
import { RemotePart, useRemotePart } from '../app/remote-part.tsx';
import { useShell } from '../app/shell-context.tsx';
import { LentViewFailed } from '../dialogs/lent-view-failed.tsx';
import type { OpenPanel } from '../services/panel-service.ts';

/** The one host of slide-up panels: shows the panel whose id was asked for, from the remote that lends it (PANEL-03). */
export function PanelHost() {
  const { openedPanel } = useShell();
  const panel = useStore(openedPanel);
  return panel && <RemotePanel key={panel.id} panel={panel} />;
}

function RemotePanel({ panel: { id, owner, label, header } }: { panel: OpenPanel }) {
  const locale = useLocale();
  const { panels } = useServices();
  return (
    <Sheet open title={label[locale]} hideTitle={!header} onClose={panels.close}>
      <RemotePart
        remote={owner}
        query={useRemotePart(owner, 'panels', id)}
        waiting={<SkeletonText lines={5} />}
        failed={(retry) => <LentViewFailed owner={owner} retry={retry} />}
      >
        {({ Panel }) => <Panel />}
      </RemotePart>
    </Sheet>
  );
}
