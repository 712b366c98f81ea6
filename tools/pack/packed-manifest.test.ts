import { packedManifest } from './packed-manifest.ts';

const versions = { catalog: { valibot: '1.5.0', react: '19.3.1' }, workspace: { '@aylal/domain': '1.2.0' } };
const manifest = {
  name: '@aylal/tours',
  version: '1.1.0',
  license: 'MIT',
  type: 'module',
  exports: { '.': './src/index.ts', './parts': './src/parts-entry.tsx', './look.css': './src/look.css' },
  dependencies: { '@aylal/domain': 'workspace:*', valibot: 'catalog:', react: 'catalog:' },
};

describe('The manifest of a published package', () => {
  it('names built files with their types, and others as they are', () => {
    expect(packedManifest(manifest, versions, 'abc')).toMatchObject({
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './parts': { types: './dist/parts-entry.d.ts', default: './dist/parts-entry.js' },
        './look.css': './dist/look.css',
      },
    });
  });

  it('asks for our packages within their major, for others exactly, and for React from who installs it', () => {
    expect(packedManifest(manifest, versions, 'abc')).toMatchObject({
      dependencies: { '@aylal/domain': '^1.2.0', valibot: '1.5.0' },
      peerDependencies: { react: '19.3.1' },
      gitHead: 'abc',
    });
  });

  it('is refused when it needs a package that is not published', () => {
    const needs = { ...manifest, dependencies: { '@aylal/office': 'workspace:*' } };
    expect(() => packedManifest(needs, versions, 'abc')).toThrow('no version of @aylal/office');
  });

  it('has the program of the built package in place of that of the workspace', () => {
    const bin = { 'aylal-tours': './dist/main.js' };
    expect(packedManifest({ ...manifest, publishConfig: { bin } }, versions, 'abc')).toMatchObject({ bin });
  });
});
