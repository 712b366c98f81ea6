import type { ToastKind } from '@aylal/shell';

export interface ShownToast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly durationMs: number;
}
