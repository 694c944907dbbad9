interface EntitlementReference {
  app: string
  entitlement: string
}

export interface DemoMonitor {
  displayName: string
  description: string
  /** False: whoever holds one of A must hold none of B. True: must hold one. */
  negateB: boolean
  a: EntitlementReference[]
  b: EntitlementReference[]
  /** Violations that were looked at and accepted; `user` is the id in the file of users. */
  exemptions: { user: string; reason: string; expiresAt: string }[]
}

export const monitors = (idOf: (title: string) => string, stamp: (days: number) => string): DemoMonitor[] => [
  {
    displayName: 'Create and approve payments',
    description: 'Nobody both prepares a payment and releases it.',
    negateB: false,
    a: [
      { app: 'granite', entitlement: 'payments.create' },
      { app: 'tollgate', entitlement: 'payouts.create' },
    ],
    b: [
      { app: 'granite', entitlement: 'payments.approve' },
      { app: 'tollgate', entitlement: 'payouts.approve' },
    ],
    exemptions: [
      {
        user: idOf('Accounts Payable Manager'),
        reason: 'Stands in for absent clerks; the Controller checks these payments every week.',
        expiresAt: stamp(-60),
      },
    ],
  },
  {
    displayName: 'Production access without security training',
    description: 'Whoever deploys to production has passed the training of this year.',
    negateB: true,
    a: [{ app: 'harbor', entitlement: 'production.deploy' }],
    b: [{ app: 'meadow', entitlement: 'production-security-training' }],
    exemptions: [
      {
        user: 'svc-build',
        reason: 'A program cannot be trained.',
        expiresAt: stamp(-180),
      },
    ],
  },
]
