import { setSuffix } from '@aylal/shell';

/** A count that a browser has posted: the one that a press of `CounterField` asks for, or the one that stood there. */
export function postedNumber(fields: URLSearchParams, name: string): number | undefined {
  const text = fields.get(name + setSuffix) ?? fields.get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/**
 * The values of a form that a browser has posted by itself: a field for each path of `form` (`travellers.0.surname`). A tick that is not sent is not set, and a day comes in three parts
 * (`DateField`), a count as `CounterField` sends it. What no field was sent for stays as in `form`.
 */
export function postedValues<Values>(form: Values, fields: URLSearchParams, path = ''): Values {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(form)) return form.map((entry: unknown, index) => postedValues(entry, fields, at(index))) as Values;
  if (typeof form === 'object' && form !== null)
    return Object.fromEntries(
      Object.entries(form).map(([key, value]: [string, unknown]) => [key, postedValues(value, fields, at(key))]),
    ) as Values;
  if (typeof form === 'boolean') return fields.has(path) as Values;
  if (typeof form === 'number') return (postedNumber(fields, path) ?? form) as Values;
  if (typeof form !== 'string') return form;
  const day = (['year', 'month', 'day'] as const).map((part) => fields.get(`${path}.${part}`)?.trim() ?? null);
  if (day.every((part) => part !== null)) return joinDateParts(day) as Values;
  return (fields.get(path) ?? form) as Values;
}

function joinDateParts([year = '', month = '', day = '']: readonly string[]): string {
  if (!year && !month && !day) return '';
  const two = (part: string) => (part === '' ? part : part.padStart(2, '0'));
  return `${year}-${two(month)}-${two(day)}`;
}
