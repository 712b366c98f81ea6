import type { WorkKind } from '@aylal/domain/office';
import { officeRoutes } from '@aylal/routes';

/** Which work is listed. */
export interface WorkFilter {
  readonly kind?: WorkKind | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
}

/** What names one piece of work. */
export interface WorkKey {
  readonly kind: WorkKind;
  readonly reference: string;
}

/** What the address of the work list asks for; one that cannot be read asks for everything. */
export function readWorkAddress(search: URLSearchParams): { filter: WorkFilter; opened: WorkKey | null } {
  const { kind, owner, of, item } = officeRoutes.work.readSearch(search) ?? {};
  return { filter: { kind, owner }, opened: of && item ? { kind: of, reference: item } : null };
}

/** The address of the list as it is filtered, with a piece of work opened or without. */
export function workAddress({ kind, owner }: WorkFilter, opened: WorkKey | null): string {
  return officeRoutes.work.to({}, { kind, owner, ...(opened ? { of: opened.kind, item: opened.reference } : {}) });
}

/** Whether two name the same piece of work. */
export function isSameWork(one: WorkKey, other: WorkKey): boolean {
  return one.kind === other.kind && one.reference === other.reference;
}
