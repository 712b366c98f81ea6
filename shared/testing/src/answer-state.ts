import { stubOperation, type Stub } from './stub-operation.ts';

/** How every read answers: as its scenario says, never, or not at all. The fourth state of a screen, empty, is a scenario, because each operation has its own emptiness. */
export const answerStates = ['ready', 'waiting', 'failed'] as const;
export type AnswerState = (typeof answerStates)[number];

/** The stubs in a state. What writes keeps its answer, so that a form can still be sent. */
export function inState(stubs: readonly Stub[], state: AnswerState): Stub[] {
  if (state === 'ready') return [...stubs];
  const answer = state === 'waiting' ? 'hanging' : 'offline';
  return stubs.map((stub) => (stub.endpoint.method === 'GET' ? stubOperation(stub.endpoint, answer) : stub));
}
