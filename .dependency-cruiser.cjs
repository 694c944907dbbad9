// The import order of docs/architecture.md. A layer may use those before it; a domain another only through its index.
const LAYERS = [
  ['contract', '^contract/'],
  ['lib', '^server/lib/'],
  ['db', '^server/db/'],
  ['jobs', '^server/jobs/'],
  ['mail', '^server/mail/'],
  ['audit', '^server/audit/'],
  ['http', '^server/http/'],
  ['secrets', '^server/secrets/'],
  ['signing', '^server/signing/'],
  ['outbound', '^server/outbound/'],
  ['time-stamp', '^server/time-stamp/'],
  ['oidc', '^server/oidc/'],
  ['cel', '^server/cel/'],
  ['tenant-settings', '^server/tenant-settings/'],
  ['directory', '^server/directory/'],
  ['imports', '^server/imports/'],
  ['demo', '^server/demo/'],
  ['auth', '^server/auth/'],
  ['step-up', '^server/step-up/'],
  ['scim', '^server/scim/'],
  ['scope', '^server/scope/'],
  ['campaign', '^server/campaign/'],
  ['audit-log', '^server/audit-log/'],
  ['preparation', '^server/preparation/'],
  ['revocation', '^server/revocation/'],
  ['review', '^server/review/'],
  ['notify', '^server/notify/'],
  ['webhook', '^server/webhook/'],
  ['app', '^server/(app|domains|config|log)\\.ts$'],
  ['cli', '^server/(cli/|main\\.ts$)'],
]

const upward = LAYERS.slice(0, -1).map(([name, path], index) => ({
  name: `${name}-uses-only-what-is-below`,
  severity: 'error',
  from: { path, pathNot: '\\.test\\.ts$' },
  to: { path: LAYERS.slice(index + 1).map(([, later]) => later) },
}))

// The platform in http/ has no single door: app.ts uses its parts.
const DOMAINS = [
  ...['audit', 'jobs', 'mail', 'cel', 'tenant-settings', 'directory', 'imports', 'demo', 'auth', 'scope', 'campaign'],
  ...['secrets', 'signing', 'outbound', 'oidc', 'time-stamp', 'step-up', 'scim'],
  ...['audit-log', 'preparation', 'review', 'revocation', 'notify', 'webhook'],
]

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'contract-imports-typebox-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/typebox/'] },
    },
    {
      name: 'lib-does-no-input-or-output',
      severity: 'error',
      // Of node:net, cidr.ts uses isIP, which is pure.
      from: { path: '^server/lib/', pathNot: ['\\.test\\.ts$', '^server/lib/cidr\\.ts$'] },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(buffer|crypto)$' },
    },
    ...DOMAINS.map((domain) => ({
      name: `${domain}-is-entered-through-its-index`,
      severity: 'error',
      from: { path: '^(server|contract)/', pathNot: `^server/${domain}/` },
      to: { path: `^server/${domain}/`, pathNot: `^server/${domain}/index\\.ts$` },
    })),
    {
      name: 'app-finds-domains-in-their-list',
      severity: 'error',
      // Every request has a tenant and a caller, and jobs run beside requests.
      from: { path: '^server/app\\.ts$' },
      to: {
        path: DOMAINS.filter((domain) => !['auth', 'jobs'].includes(domain)).map((domain) => `^server/${domain}/`),
      },
    },
    {
      name: 'sql-only-in-stores-and-fragments',
      severity: 'error',
      from: { path: '^server/', pathNot: ['\\.(store|sql)\\.ts$', '^server/db/', '\\.test\\.ts$'] },
      to: { path: '^server/db/sql\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-uses-only-the-generated-client',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|contract|test|bench)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|server|web/src)/',
        pathNot: ['main\\.tsx?$', '\\.d\\.ts$', 'worker\\.ts$'],
      },
      to: {},
    },
    {
      name: 'nothing-depends-on-tests',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
