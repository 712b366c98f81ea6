export { staffRoles, type StaffRole } from './staff-roles.ts';
export { workDueAt, workKinds, type WorkKind } from './work.ts';
