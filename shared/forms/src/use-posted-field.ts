import { usePageForm } from '@aylal/shell';

/** What was posted in a field without scripts, to be shown again; undefined where nothing was. */
export function usePostedField(name: string): string | undefined {
  return usePageForm()?.posted?.fields.find(([field]) => field === name)?.[1];
}
