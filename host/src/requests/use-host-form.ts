import { usePageForm, type PostedForm } from '@aylal/shell';
import { hostFormField, type HostForm } from '../config/host-form.ts';

/** What was posted in this form of the shell without scripts, if anything was, and what came of it. */
export function useHostForm(name: HostForm): PostedForm<string> | null {
  const posted = usePageForm<string>()?.posted;
  return posted?.fields.some(([field, value]) => field === hostFormField && value === name) ? posted : null;
}
