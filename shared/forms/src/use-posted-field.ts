import { usePageForm } from '@aylal/shell';
import { postedNumber } from './posted-values.ts';

/** What was posted in a field without scripts, to be shown again; undefined where nothing was. */
export function usePostedField(name: string): string | undefined {
  return usePageForm()?.posted?.fields.find(([field]) => field === name)?.[1];
}

/** A count that was posted without scripts (`postedNumber`); undefined where none was. */
export function usePostedNumber(name: string): number | undefined {
  const posted = usePageForm()?.posted;
  return posted
    ? postedNumber(new URLSearchParams(posted.fields.map(([field, value]) => [field, value])), name)
    : undefined;
}
