/** Arrows of docs/architecture.md that go beyond one import line: cycles, doors, layers. Each rule says why. */
const remotes = 'mf-([a-z-]+)';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or a missing third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'doors-only',
      comment: 'A package is entered by its door: what stands behind may change without asking.',
      severity: 'error',
      from: { path: '^(shared/[^/]+|host|provider|releases|mf-[^/]+)/' },
      to: {
        path: '^(shared/[^/]+|host|provider|releases|mf-[^/]+)/src/',
        pathNot: ['^$1/', '/src/index\\.ts$', '/src/[a-z-]*door\\.ts$', '/src/(remote|descriptor)\\.ts$', '/src/(webpack|jest)/', '\\.css$'],
      },
    },
    {
      name: 'remotes-apart',
      comment: 'Verticals meet by routes, contracts, services, slots and events, never by import.',
      severity: 'error',
      from: { path: `^${remotes}/` },
      to: { path: `^(${remotes}|host|provider|releases)/`, pathNot: '^mf-$1/' },
    },
    {
      name: 'steps-apart',
      comment: 'One step of a journey does not import another: what both need stands in api, ui, domain or testing.',
      severity: 'error',
      from: { path: `^${remotes}/src/(search|results|offer|booking|checkout|payment|order|orders|sign-in)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${remotes}/src/(search|results|offer|booking|checkout|payment|order|orders|sign-in)/`, pathNot: '^mf-[^/]+/src/$2/' },
    },
    {
      name: 'pure-rules',
      comment: 'Rules are values in, values out: no React, no fetch, no contract.',
      severity: 'error',
      from: { path: '^shared/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/domain/src/' },
    },
    {
      name: 'servers-read-no-jsx',
      comment: 'Node runs the servers as they are written, and cannot read JSX; tests do not see it, because they compile what they load.',
      severity: 'error',
      from: { path: '^(host/src/server|provider|releases|tools)/.*\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'provider-knows-no-screen',
      comment: 'The provider is a service of its own: it knows domain and contracts.',
      severity: 'error',
      from: { path: '^provider/src/' },
      to: { path: '^(host|mf-|shared/(shell|ui|forms|parts|query|api|testing|routes)|releases)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|node_modules|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
};
