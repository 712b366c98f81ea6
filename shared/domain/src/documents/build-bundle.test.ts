import { claimRelease, filesToSend, unrecordedFiles } from './build-bundle.ts';

describe('A built folder on its way to the registry', () => {
  const present = ['a.js', 'a.js.br', 'b.css', 'stray.js', 'stray.css.br', 'notes.txt'];

  it('is sent with the files of its record that are there and their compressed twins', () => {
    expect(filesToSend(['a.js', 'b.css', 'gone.js'], (path) => present.includes(path))).toEqual([
      'a.js',
      'a.js.br',
      'b.css',
    ]);
  });

  it('holds no script or style that its record does not name', () => {
    expect(unrecordedFiles(['a.js', 'b.css'], present)).toEqual(['stray.js']);
  });

  it('is claimed for 400 days', () => {
    const claim = { remote: 'mf-trial', version: '1.0.0+aa', digest: 'd' };
    expect(claimRelease(claim, new Date('2026-01-01T00:00:00.000Z'))).toEqual({
      ...claim,
      signed: '2026-01-01T00:00:00.000Z',
      expires: '2027-02-05T00:00:00.000Z',
    });
  });
});
