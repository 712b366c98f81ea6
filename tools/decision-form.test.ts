import { faultsOf } from './decision-form.ts';

const name = '0007-a-page.md';
const sound = '# 0007. A page\n\n**Context.** It was so.\n\n**Decision.** It is so.\n\n- **Bold. Or not.** A line.\n';

describe('The form of a decision', () => {
  it('is a title with its number, context and decision, and what was rejected and follows where there is any', () => {
    expect(faultsOf(name, sound)).toEqual([]);
    expect(faultsOf(name, `${sound}\n**Rejected.** That.\n\n**Consequences.** This.\n`)).toEqual([]);
  });

  it.each([
    ['another number', sound.replace('0007', '0008'), 'does not begin with "# 0007. "'],
    ['no context', sound.replace('**Context.** ', ''), 'has no part **Context.**'],
    ['a part of its own', `${sound}\n**Measured.** Much.\n`, 'has the parts Context, Decision, Measured'],
    ['another order', `${sound}\n**Consequences.** C.\n\n**Rejected.** R.\n`, 'Consequences, Rejected; they are'],
    ['headings', `${sound}\n## Why\n\nSo.\n`, 'has headings of its own'],
  ])('is refused with %s', (_what, text, fault) => {
    expect(faultsOf(name, text)).toEqual([expect.stringContaining(fault)]);
  });
});
