/** Arrows of docs/architecture.md that go beyond one import line: cycles, entry points, layers. Each rule says why. */
const remotes = 'mf-([a-z-]+)';
/** Folders of a remote that are no steps. */
const shared = 'api|ui|domain|i18n';

/** Layers of the provider, each with the ones above it; tests and what they share stand outside. */
const aboveInProvider = {
  platform: 'accounts|commerce|content|products|sandbox|app',
  accounts: 'commerce|content|products|sandbox|app',
  commerce: 'content|products|sandbox|app',
  content: 'commerce|products|sandbox|app',
  products: 'sandbox|app',
  sandbox: 'app',
};
const testsOfProvider = '^provider/src/testing/|/testing/|/testing-[^/]+\\.ts$|-fixture\\.ts$|\\.test\\.ts$';
const layersOfProvider = Object.entries(aboveInProvider).map(([layer, above]) => ({
  name: `provider-${layer}`,
  comment: 'Who stands below does not know who stands above: platform, then accounts, then commerce and content, then products, then sandbox, then app.',
  severity: 'error',
  from: { path: `^provider/src/${layer}/`, pathNot: testsOfProvider },
  to: { path: `^provider/src/(${above})/` },
}));

export default {
  forbidden: [
    ...layersOfProvider,
    {
      name: 'products-apart',
      comment: 'A product knows no other one: what two of them share stands in commerce or in platform.',
      severity: 'error',
      from: { path: '^provider/src/products/([^/]+)/', pathNot: testsOfProvider },
      to: { path: '^provider/src/products/', pathNot: '^provider/src/products/$1/' },
    },
    {
      name: 'tests-alone-use-fixtures',
      comment: 'What only tests need is in no path that a user takes.',
      severity: 'error',
      from: { path: '^provider/src/', pathNot: testsOfProvider },
      to: { path: testsOfProvider },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or a missing third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'entry-points-only',
      comment: 'A package is entered by its entry points: what is behind them may change freely.',
      severity: 'error',
      from: { path: '^(shared/[^/]+|host|provider|releases|mf-[^/]+)/' },
      to: {
        path: '^(shared/[^/]+|host|provider|releases|mf-[^/]+)/src/',
        pathNot: ['^$1/', '/src/index\\.ts$', '/src/[a-z-]*-entry\\.ts$', '^shared/(domain|contracts)/src/[a-z-]+/index\\.ts$', '/src/(remote|descriptor)\\.ts$', '/src/(webpack|jest)/', '\\.css$'],
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
      comment: 'A folder of a remote is a step, and imports no other step, not even a type: what two of them need stands in api, ui, domain or i18n.',
      severity: 'error',
      from: { path: `^${remotes}/src/([^/]+)/`, pathNot: '/testing/|\\.test\\.tsx?$' },
      to: { path: `^${remotes}/src/[^/]+/`, pathNot: `^mf-$1/src/($2|${shared})/|^mf-(?!$1/)` },
    },
    {
      name: 'shared-below-steps',
      comment: 'What steps share knows no step.',
      severity: 'error',
      from: { path: `^${remotes}/src/(${shared})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${remotes}/src/[^/]+/`, pathNot: `^mf-[^/]+/src/(${shared})/` },
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
