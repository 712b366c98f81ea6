import type { ReadableStore, ToastKind, ToastService } from '@aylal/shell';
import { createValueStore } from './value-store.ts';

export interface ShownToast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly durationMs: number;
}

/** The toasts on the page, newest last. */
export interface ToastList extends ReadableStore<readonly ShownToast[]> {
  close(id: string): void;
}

/** SHELL-19. */
const defaultMs = 2000;
const shownAtMost = 3;

/** ERR-14, ERR-15. */
const generalWords: Readonly<Record<Exclude<ToastKind, 'info'>, string>> = {
  error: 'notify_error',
  success: 'notify_success',
};

/** What is to be shown and for how long; whoever draws them lets the time run. The fourth pushes out the oldest. `words` translates a key of the shared messages. */
export function createToastService(words: (key: string) => string): { service: ToastService; list: ToastList } {
  const store = createValueStore<readonly ShownToast[]>([]);
  let count = 0;
  return {
    service: {
      show(toast) {
        count += 1;
        const { kind, durationMs = defaultMs } = toast;
        const text = toast.kind === 'info' ? toast.text : (toast.text ?? words(generalWords[toast.kind]));
        store.set([...store.get(), { id: `toast-${count}`, kind, text, durationMs }].slice(-shownAtMost));
      },
    },
    list: {
      get: store.get,
      subscribe: store.subscribe,
      close: (id) => store.set(store.get().filter((toast) => toast.id !== id)),
    },
  };
}
