import { getStaffSession } from '@aylal/contracts/office';
import { useServices, useQuery, endpointQuery } from '@aylal/shell';
import type { MenuEntry } from './menu-model.ts';

/** The role of who is signed in to the office, once a page of it has asked; null for nobody. */
export function useStaffRole(): string | null {
  const { api } = useServices();
  const { data, error } = useQuery({ ...endpointQuery(api, getStaffSession), enabled: false });
  return error ? null : (data?.result.staff.role ?? null);
}

/** Whether the menu of a role has the entry; of nobody who is known it has all. */
export function isForRole({ roles }: MenuEntry, role: string | null): boolean {
  return role === null || roles === undefined || roles.includes(role);
}
