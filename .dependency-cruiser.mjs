// The directions of docs/architecture.md:  contract ← platform ← modules ← app   and   ui ← features ← app.
// scripts/boundaries.mjs runs this and adds what rules about single files cannot say: no cycle between modules.

const CLIENT_ONLY = ['contract', 'i18n', 'ui', 'api', 'nav', 'shared', 'features', 'site', 'app'];

/** What a layer of the client may import beside itself; what is not named is forbidden. */
const clientLayers = {
  i18n: ['contract'],
  ui: ['contract'],
  api: ['contract', 'i18n', 'ui'],
  nav: ['contract', 'i18n', 'ui', 'api'],
  shared: ['contract', 'i18n', 'ui', 'api', 'nav'],
  features: ['contract', 'i18n', 'ui', 'api', 'nav', 'shared'],
  site: ['contract', 'i18n', 'ui', 'api', 'nav', 'shared', 'features'],
};

/** @param {string} layer */
const place = (layer) => (layer === 'contract' ? '^src/contract/' : `^web/src/${layer}/`);

const clientRules = Object.entries(clientLayers).map(([layer, allowed]) => ({
  name: `client-${layer}`,
  comment: `web/src/${layer} may import ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: place(layer) },
  to: {
    path: CLIENT_ONLY.filter((other) => other !== layer && !allowed.includes(other)).map(place),
    // The compiler reads the ids of messages off the English catalogues (i18n/message-ids.ts).
    pathNot: '/en\\.json$',
  },
}));

export default {
  forbidden: [
    {
      name: 'contract-imports-nothing',
      comment: 'src/contract is shared with the client: no package, no other folder (its tests may use Jest)',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^src/contract/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|contract)/' },
    },
    {
      name: 'modules-know-no-app',
      comment: 'only files directly in src/ wire modules together',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/[^/]+$' },
    },
    {
      name: 'modules-meet-at-the-door',
      comment:
        'another module is used through its module, services, events, entities, states, rows, DTOs and the pure files of its rules/; the rest is its own affair',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: {
        path: '^src/modules/',
        pathNot: [
          '^src/modules/$1/',
          '^src/modules/[^/]+/rules/',
          '\\.(module|service|events|entity|states|dto|rows)\\.ts$',
        ],
      },
    },
    {
      name: 'stripe-stays-in-its-folder',
      comment: 'the ports are in payments/providers/ports.ts; the module of payments says who stands behind them',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/modules/payments/providers/stripe/',
          '^src/modules/payments/payments\\.module\\.ts$',
          '^src/entities\\.ts$',
          '\\.spec\\.ts$',
        ],
      },
      to: { path: ['^src/modules/payments/providers/stripe/', 'node_modules/stripe/'] },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^(src|migrations)/' },
      to: { path: '^web/' },
    },
    {
      name: 'client-knows-only-the-contract',
      comment: 'tests compare sentences and figures with the records, words and constants that the server ships',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: '^web/src/(shared/region-rules/rule-sentences|i18n/(glossary|voice)|site/facts/figures)\\.spec\\.ts$',
      },
      to: { path: '^(src|migrations|test)/', pathNot: '^src/contract/' },
    },
    ...clientRules,
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'types alone make no cycle, and entities of one module may point at each other',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: ['^test/', '\\.spec\\.tsx?$'] },
    },
    {
      name: 'production-needs-no-dev-package',
      comment: 'the image holds no development dependency',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|src/metadata\\.ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
