import { areSpansHeard, currentTrace, nextSpan, tellSpan } from '@aylal/server';
import type { LogEvent } from 'kysely';

const LONGEST_TEXT = 2_000;

/** A statement as a span of what runs now: its text with placeholders, never a value. */
export function reportStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const trace = areSpansHeard() ? currentTrace() : undefined;
  if (!trace) return;
  const text = query.sql.replace(/\s+/g, ' ').trim();
  tellSpan({
    trace: nextSpan(trace),
    name: text.split(' ', 1)[0]?.toUpperCase() ?? 'statement',
    kind: 'client',
    seconds: queryDurationMillis / 1000,
    failed: level === 'error',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
  });
}
