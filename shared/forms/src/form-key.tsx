import { formKeyField, usePageForm } from '@aylal/shell';

/** The hidden field of a form that works without scripts, by which what is posted twice is done once (MNY-3). Nothing in a page that scripts have rendered. */
export function FormKey() {
  const form = usePageForm();
  return form && <input type="hidden" name={formKeyField} value={form.key} />;
}
