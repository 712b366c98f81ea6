/** What the shell's trial page shows: something that a remote contributes. See `startApp` of the host. */
export interface TrialPart {
  readonly remote: string;
  readonly kind: 'dialog' | 'panel' | 'part';
  readonly name: string;
  readonly props: object;
}

/** Runs in the page before any of its scripts: only who drives the browser can do that, so no visitor has a trial page. */
export function nameTrialPart(part: TrialPart): void {
  Object.defineProperty(window, 'aylalTrial', { value: part });
}
