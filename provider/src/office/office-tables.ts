import type { StaffRole, WorkKind } from '@aylal/domain/office';
import type { Generated, Selectable } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    staff: StaffTable;
    staff_sessions: { token_hash: string; staff_id: string; created_at: number; used_at: number };
    /** Who has taken open work. */
    work_owners: { kind: WorkKind; reference: string; staff_id: string; since: number };
    work_notes: { id: string; kind: WorkKind; reference: string; staff_id: string; text: string; at: number };
    audit_log: AuditTable;
  }
}

/** A person of the office; instants are milliseconds of the provider's clock. `sealed_secret` is what their device makes codes of, bound to the id; `last_step` the time step of the last code that was used, each once. */
interface StaffTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  sealed_secret: string;
  last_step: Generated<number>;
  created_at: number;
  /** Since when this person may do nothing any more; null while they may. */
  ended_at: number | null;
}
export type StaffRow = Selectable<StaffTable>;

/** What was done, with the name and role of then. `before` and `after` are JSON. */
interface AuditTable {
  id: Generated<number>;
  at: number;
  staff_id: string;
  name: string;
  role: StaffRole | 'operator';
  act: string;
  subject: string;
  reason: string;
  before: string | null;
  after: string | null;
}
