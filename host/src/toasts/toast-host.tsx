import { useStore } from '@aylal/shell';
import { ToastViewport } from '@aylal/ui';
import { useShell } from '../app/shell-context.tsx';

/** The toasts of the page at the top centre (SHELL-19); their time stops under the pointer and the focus. */
export function ToastHost() {
  const { toastList } = useShell();
  return <ToastViewport items={useStore(toastList)} onClose={toastList.close} />;
}
