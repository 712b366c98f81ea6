type Added = typeof it & { only: unknown; skip: unknown };

describe('Tests in plain Node', () => {
  it.each(['it', 'test'])('%s has what it has in jest: only, skip and tables', (name) => {
    const add = (globalThis as unknown as Record<string, Added>)[name];
    expect([add?.only, add?.skip, add?.each].map((member) => typeof member)).toEqual(Array(3).fill('function'));
  });
});
