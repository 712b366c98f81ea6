/** What people of the office may be; each has one role. */
export const staffRoles = ['support', 'finance', 'content', 'release-manager', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];
