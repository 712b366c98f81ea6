import type { StaffRole } from '@aylal/domain/office';
import type { Db, Tx } from '../database/database.ts';

/** A person of the office who is signed in. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** Who finds the person behind a token of the office. */
export interface StaffFinder {
  /** Null for an unknown or ended session, for a customer's, and for who may do nothing any more. */
  find(db: Db | Tx, token: string): Promise<Staff | null>;
}
