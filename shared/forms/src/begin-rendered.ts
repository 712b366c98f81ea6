import { set, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { PageForm } from '@aylal/shell';
import { postedValues } from './posted-values.ts';

/** How a form begins on a page that the server has rendered: empty, or with what was posted and what is refused of it. */
export function beginRendered<In extends FieldValues>(
  empty: DefaultValues<In>,
  { posted }: PageForm,
): { defaultValues: DefaultValues<In>; errors: FieldErrors<In> | undefined } {
  if (!posted) return { defaultValues: empty, errors: undefined };
  const errors: FieldErrors<In> = {};
  for (const [path, message] of Object.entries(posted.answer.faults ?? {}))
    set(errors, path, { type: 'refused', message });
  const fields = new URLSearchParams(posted.fields.map(([name, value]) => [name, value]));
  return { defaultValues: postedValues(empty, fields), errors };
}
