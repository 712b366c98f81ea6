import { useEffect } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';
import { useServices } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';
import { withoutLanguage } from '../services/navigation.ts';

/** Back closes what lies on top (the panel, else the last dialog) instead of leaving the page; a page that is left takes its dialogs and its panel along. */
export function useCloseByNavigation(): void {
  const { dialogStack, openedPanel } = useShell();
  const { panels } = useServices();
  const path = withoutLanguage(useLocation().pathname);

  useEffect(() => {
    dialogStack.leavePagesBut(path);
    return () => panels.close();
  }, [dialogStack, panels, path]);

  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction === NavigationType.Pop && (openedPanel.get() !== null || dialogStack.get().length > 0),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    if (openedPanel.get()) panels.close();
    else dialogStack.closeTop();
  }, [blocker, dialogStack, openedPanel, panels]);
}
