/** The zone of an instant as it is written beside a local time: `UTC+8`, `UTC+5:45`, `UTC−3`, and `UTC` itself. */
export function zoneMark(instant: string): string {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  const ahead = Number(hours);
  const rest = Number(minutes);
  if (sign === undefined || (ahead === 0 && rest === 0)) return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${ahead}${rest === 0 ? '' : `:${minutes}`}`;
}
