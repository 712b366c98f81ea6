import { channel } from 'node:diagnostics_channel';
import { currentTrace } from './current-trace.ts';
import { writeTraceparent } from './trace-context.ts';

interface Created {
  readonly request: { addHeader(name: string, value: string): unknown };
}

let begun = false;

/** From now on every call that this process makes within a trace, by `fetch` or undici, names it in `traceparent`. Asking again changes nothing. */
export function traceOutgoingCalls(): void {
  if (begun) return;
  begun = true;
  channel('undici:request:create').subscribe((message) => {
    const trace = currentTrace();
    if (trace) (message as Created).request.addHeader('traceparent', writeTraceparent(trace));
  });
}
