import { useEffect } from 'react';
import { useServices, type PanelCatalogue, type PanelName } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { SlotContribution } from './slot-contribution.tsx';

/** Something that a remote contributes, to be shown by itself. */
export type TrialPart = { readonly remote: string } & (
  | { readonly kind: 'panel'; readonly name: PanelName; readonly props: PanelCatalogue[PanelName] }
  | { readonly kind: 'dialog' | 'part'; readonly name: string; readonly props: Readonly<Record<string, unknown>> }
);

/** A page with nothing but what a remote contributes, in the frame in which visitors see it: a part in its place, a dialog or panel over an empty page. */
export function trialPage(trial: TrialPart) {
  return function TrialPage() {
    const { dialogs, panels } = useServices();
    // Under a name of its own: the build takes each `panels.open` for a use, and this page needs no panel but the one it is to show.
    const openPanel = panels.open;
    useEffect(() => {
      if (trial.kind === 'dialog') void dialogs.open({ view: trial.name }, trial.props);
      if (trial.kind === 'panel') openPanel(trial.name, trial.props);
    }, [dialogs, openPanel]);
    return (
      <PageContainer paddingBlock="8">
        {trial.kind === 'part' && <SlotContribution remote={trial.remote} slotId={trial.name} props={trial.props} />}
      </PageContainer>
    );
  };
}
