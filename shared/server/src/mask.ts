/** Keys whose value never reaches a log (PII-1). */
const SECRET_KEY =
  /pass(word|port)|token|secret|authorization|cookie|code$|^code|email|phone|login|^to$|register|document|doc_number|birth|account_number|card|first_name|last_name|surname|given_name|contact/i;
const HARMLESS_KEY = /^(status_?code|tapa_?code|codes?_?count|error_?code|sql_?state)$/i;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:]+/g;
const LONG_DIGITS = /\+?\d[\d\s-]{6,}\d/g;
const REGISTER = /[А-ЯЁӨҮA-Z]{2}\d{8}/giu;
const BEARER = /bearer\s+\S+/gi;
/** An id of ours, whose digits are no number of anybody. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids of a trace, by their keys alone: sixteen digits elsewhere are a card. */
const TRACE_KEY = /^(trace|span)_id$/;
const TRACE = /^([0-9a-f]{32}|[0-9a-f]{16})$/;
/** A release by its version. */
const RELEASE = /^\d+\.\d+\.\d+\+[0-9a-f]+$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A copy of a log record without personal or secret values; errors keep name, code and stack, masked too. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? Number(value) : value;
  if (depth > 6) return '…';
  if (value instanceof Error) return maskError(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => mask(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskEntry(key, item, depth)]));
}

function maskEntry(key: string, item: unknown, depth: number): unknown {
  if (TRACE_KEY.test(key) && typeof item === 'string' && TRACE.test(item)) return item;
  return isSecret(key) && item !== null ? '***' : mask(item, depth + 1);
}

function isSecret(key: string): boolean {
  return SECRET_KEY.test(key) && !HARMLESS_KEY.test(key);
}

function maskError(error: Error, depth: number): unknown {
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : mask(error.cause, depth + 1);
  return {
    name: error.name,
    sqlstate: code,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ''),
    cause,
  };
}

function maskText(text: string): string {
  if (INSTANT.test(text) || UUID.test(text) || RELEASE.test(text)) return text;
  return text
    .replace(BEARER, 'bearer ***')
    .replace(EMAIL, '***@***')
    .replace(REGISTER, '***')
    .replace(LONG_DIGITS, '***');
}
