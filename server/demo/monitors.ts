interface EntitlementReference {
  app: string
  entitlement: string
}

export interface DemoMonitor {
  displayName: string
  description: string
  /** False: holders of A must not hold B. True: they must hold B. */
  negateB: boolean
  a: EntitlementReference[]
  b: EntitlementReference[]
  /** Accepted violations; `user` is the id in the users file. */
  exemptions: { user: string; reason: string; expiresAt: string }[]
}

export const monitors = (idOf: (title: string) => string, stamp: (days: number) => string): DemoMonitor[] => [
  {
    displayName: 'Create and approve payments',
    description: 'Nobody may both prepare and release a payment.',
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
        reason: 'Covers for absent clerks. The Controller reviews these payments weekly.',
        expiresAt: stamp(-60),
      },
    ],
  },
  {
    displayName: 'Production access without security training',
    description: 'Everyone who deploys to production must have passed this year’s training.',
    negateB: true,
    a: [{ app: 'harbor', entitlement: 'production.deploy' }],
    b: [{ app: 'meadow', entitlement: 'production-security-training' }],
    exemptions: [
      {
        user: 'svc-build',
        reason: 'Automated account, so training does not apply.',
        expiresAt: stamp(-180),
      },
    ],
  },
]
