import { explainPublishing } from './explain-publishing.ts';

describe('A start whose releases are refused', () => {
  it('says what to do when the folder knows newer ones', () => {
    const output = 'lower-version: mf-hotels 1.0.0+aa is below the live 1.1.0+bb; use rollback to go back\n';
    expect(explainPublishing(output, '/data')).toContain('/data was used by a checkout with newer releases');
    expect(explainPublishing(output, '/data')).toContain('DATA_DIR=');
  });

  it('points to what was printed for every other reason', () => {
    expect(explainPublishing('contract-range: …', '/data')).toBe('the releases could not be published; see above');
  });
});
