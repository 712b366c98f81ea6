import { formKeyField, usePageForm } from '@aylal/shell';

/** Stands in a form that works without scripts: with it, what is posted twice is done once (MNY-3). Nothing in a page that scripts have rendered. */
export function FormKey() {
  const form = usePageForm();
  return form && <input type="hidden" name={formKeyField} value={form.key} />;
}
