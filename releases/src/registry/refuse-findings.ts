import { PublishRefused } from '../documents/refusal.ts';
import type { Finding } from '../gates/gate.ts';

/** Throws with every finding of the gates and what to change; nothing when there is none. */
export function refuseFindings(what: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const sentences = findings.map(({ code, message, change }) => `${code}: ${message}; ${change}`);
  throw new PublishRefused(findings[0]?.code ?? 'refused', `${what} is refused. ${sentences.join('. ')}`, findings);
}
