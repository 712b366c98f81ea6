import type { Staff } from '../platform/http/staff.ts';

/** A session of the office as its person sees it. */
export function sessionView({ id, name, role, expiresAt }: Staff) {
  return { staff: { id, name, role }, expires: new Date(expiresAt).toISOString() };
}
