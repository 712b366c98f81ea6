import { getStaffSession, type StaffMember } from '@aylal/contracts/office';
import type { StaffRole } from '@aylal/domain/office';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

const ids: Readonly<Record<StaffRole, string>> = {
  support: 'b7a5c2f0-0000-4000-8000-000000000001',
  finance: 'b7a5c2f0-0000-4000-8000-000000000002',
  content: 'b7a5c2f0-0000-4000-8000-000000000003',
  'release-manager': 'b7a5c2f0-0000-4000-8000-000000000004',
  auditor: 'b7a5c2f0-0000-4000-8000-000000000005',
};

/** A person of the office in a role. */
export function buildStaff(role: StaffRole, name = 'Сараа'): StaffMember {
  return { id: ids[role], name, role };
}

/** Nobody is signed in. */
export const signedOut = {
  status_code: 401 as const,
  message: '',
  result: { problem: 'not-signed-in' as const },
};

/** Who is signed in, as 200. */
export function staffStub(staff: StaffMember): Stub {
  return stubOperation(getStaffSession, sessionOf(staff));
}

export function sessionOf(staff: StaffMember) {
  return { status_code: 200 as const, message: '', result: { staff, expires: '2026-11-21T02:30:00.000Z' } };
}
