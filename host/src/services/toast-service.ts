import type { ReadableStore, ToastKind, ToastService } from '@aylal/shell';
import { selectFrom, type HostStore } from '../state/host-store.ts';
import type { ShownToast } from '../state/shown-toast.ts';

/** The toasts on the page, newest last. */
export interface ToastList extends ReadableStore<readonly ShownToast[]> {
  close(id: string): void;
}

/** SHELL-19. */
const defaultMs = 2000;
const shownAtMost = 3;

/** ERR-14, ERR-15. */
const generalMessages: Readonly<Record<Exclude<ToastKind, 'info'>, string>> = {
  error: 'notify_error',
  success: 'notify_success',
};

/** What is to be shown and for how long; the view that draws them counts the time. The fourth removes the oldest. `messages` translates a key of the shared messages. */
export function createToastService(
  store: HostStore,
  messages: (key: string) => string,
): { service: ToastService; list: ToastList } {
  const shown = selectFrom(store, (all) => all.toasts);
  let count = 0;
  return {
    service: {
      show(toast) {
        count += 1;
        const { kind, durationMs = defaultMs } = toast;
        const text = toast.kind === 'info' ? toast.text : (toast.text ?? messages(generalMessages[toast.kind]));
        const toasts = [...shown.get(), { id: `toast-${count}`, kind, text, durationMs }];
        store.setState({ toasts: toasts.slice(-shownAtMost) });
      },
    },
    list: {
      ...shown,
      close: (id) => store.setState({ toasts: shown.get().filter((toast) => toast.id !== id) }),
    },
  };
}
