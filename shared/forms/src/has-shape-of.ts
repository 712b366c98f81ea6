/**
 * Whether a draft has the shape of a form: a draft of an earlier load of the page may come from another release, or from somebody else's hand. Fields stay fields, groups
 * stay groups, and every entry of a list is like the form's first one.
 */
export function hasShapeOf(draft: unknown, form: unknown): boolean {
  if (form === undefined || form === null) return true;
  if (Array.isArray(form))
    return Array.isArray(draft) && (form.length === 0 || draft.every((entry) => hasShapeOf(entry, form[0])));
  if (!isRecord(form)) return draft !== undefined && (draft === null || typeof draft !== 'object');
  return isRecord(draft) && Object.entries(form).every(([field, value]) => hasShapeOf(draft[field], value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
