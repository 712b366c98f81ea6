import { useLocale, useQuery, useServices, useStore } from '@aylal/shell';
import { Sheet, SkeletonText } from '@aylal/ui';
import { FailureBoundary } from '../app/failure-boundary.tsx';
import { useRemotes } from '../app/remotes-context.tsx';
import { useShell } from '../app/shell-context.tsx';
import { LentViewFailed } from '../dialogs/lent-view-failed.tsx';
import type { OpenPanel } from '../services/panel-service.ts';
import { loadPanel } from './load-panel.ts';

/** The one host of slide-up panels: shows the panel whose id was asked for, from the remote that lends it (PANEL-03). */
export function PanelHost() {
  const { openedPanel } = useShell();
  const panel = useStore(openedPanel);
  return panel && <RemotePanel key={panel.id} panel={panel} />;
}

function RemotePanel({ panel }: { panel: OpenPanel }) {
  const loader = useRemotes();
  const locale = useLocale();
  const { panels } = useServices();
  const view = useQuery({
    queryKey: ['panel', panel.owner, panel.id],
    queryFn: () => loadPanel(loader, panel.owner, panel.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Sheet open title={panel.label[locale]} hideTitle={!panel.header} onClose={panels.close}>
      {view.isPending && <SkeletonText lines={5} />}
      {view.isError && <LentViewFailed retry={() => void view.refetch()} />}
      {view.data && (
        <FailureBoundary fallback={(retry) => <LentViewFailed retry={retry} />}>
          <view.data.Panel />
        </FailureBoundary>
      )}
    </Sheet>
  );
}
