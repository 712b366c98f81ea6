import { messageKey, type MessageKey } from './message-key.ts';
import type { SharedKey } from './shared-messages.ts';

interface File {
  readonly title: 'Flights';
  readonly results: { readonly empty: string; readonly count_one: string; readonly count_other: string };
}

describe('The keys of a message file', () => {
  it('are its texts by their path, the forms of a plural as one', () => {
    const keys: readonly MessageKey<File>[] = ['title', 'results.empty', 'results.count'];
    expect(keys).toHaveLength(3);
  });

  it('are no other texts, which the compiler refuses', () => {
    // @ts-expect-error -- there is no such message
    const missing: MessageKey<File> = 'results.none';
    // @ts-expect-error -- a group is no message
    const group: MessageKey<File> = 'results';
    // @ts-expect-error -- i18next chooses the form
    const form: MessageKey<File> = 'results.count_one';
    // @ts-expect-error -- there is no such shared message
    const shared: SharedKey = 'action.fly';
    expect([missing, group, form, shared]).toHaveLength(4);
  });

  it('may be named by data', () => {
    const key: SharedKey = messageKey('problem.sold-out');
    expect(key).toBe('problem.sold-out');
  });
});
