import { appendEntries } from '../../../../server/audit/audit.store.ts'
import * as entries from '../../../../server/audit/submission-entries.store.ts'
import { findSignIn } from '../../../../server/auth/sessions/session.store.ts'
import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import { knownStepUpProviderIds } from '../../../../server/directory/references.store.ts'
import * as signatures from '../../../../server/review/signatures/signature.store.ts'
import * as verifying from '../../../../server/review/signatures/verify.store.ts'
import * as submissions from '../../../../server/review/submissions/submission.store.ts'
import * as providers from '../../../../server/step-up/provider.store.ts'
import { listProviderUsers } from '../../../../server/step-up/provider-users.store.ts'
import { findPerson } from '../../../../server/step-up/step-up-person.store.ts'
import * as transactions from '../../../../server/step-up/transaction.store.ts'
import { PROVIDER } from '../step-up-things.ts'
import { after, type Probe, refusedBy, type Things } from '../things.ts'

const ownerOf = (t: Things) => ({ tenantId: t.b, userId: t.user, reviewKey: t.review.key })
const SECRET = Buffer.from('x')
const CONFIG = { meaning: 'x', tspUrl: '', stepUpProviderId: '' }
const SIGNED = { printedName: 'x', signedAt: new Date(), manifest: 'x', jws: 'x', stepUpTransactionId: '' }

/** An entry about a submission of A. */
const entryOfA = (db: Tx, t: Things) =>
  appendEntries(db, [
    {
      tenantId: t.a,
      operation: 'x',
      outcome: 'done',
      targetId: t.submission,
      campaignId: t.review.campaignId,
      detail: { decisionsDigest: 'x' },
    },
  ])
const waitingOfA = (db: Tx, t: Things) =>
  db.count(sql`
    update submissions set state = 'AWAITING_SIGNATURE', deadline_at = now() - interval '1 minute'
    where tenant_id = ${t.a}`)

export const SIGNATURE_PROBES: Record<string, Probe> = {
  'submission-entries.store.findSubmissionEntries': async (db, t) => {
    await entryOfA(db, t)
    return entries.findSubmissionEntries(db, t.b, t.review.campaignId, t.submission)
  },
  'submission-entries.store.listSubmissionEntries': async (db, t) => {
    await entryOfA(db, t)
    return entries.listSubmissionEntries(db, t.b, t.review.campaignId, { after: '0', limit: 10 })
  },
  'session.store.findSignIn': (db, t) => findSignIn(db, t.b, t.session),
  'references.store.knownStepUpProviderIds': (db, t) => knownStepUpProviderIds(db, t.b, [t.stepUpProvider]),
  'submission.store.listApprovedSteps': (db, t) => submissions.listApprovedSteps(db, ownerOf(t), undefined),
  'submission.store.listUnsigned': async (db, t) => {
    await waitingOfA(db, t)
    return submissions.listUnsigned(db, ownerOf(t))
  },
  'submission.store.noteStepUp': (db, t) => submissions.noteStepUp(db, t.b, t.submission, 'x'),
  'signature.store.findSignature': (db, t) => signatures.findSignature(db, t.b, t.submission),
  'signature.store.keepSignature': (db, t) => signatures.keepSignature(db, t.b, t.submission, SIGNED),
  'signature.store.moveSigned': after(
    (t) => sql`update submissions set state = 'AWAITING_SIGNATURE' where tenant_id = ${t.a}`,
    (db, t) => signatures.moveSigned(db, t.b, t.submission, { state: 'APPLYING' }),
  ),
  'signature.store.keepTimeStamp': (db, t) =>
    signatures.keepTimeStamp(db, t.b, t.submission, Buffer.from('x'), new Date()),
  'signature.store.noteProblem': (db, t) => signatures.noteProblem(db, t.b, t.submission, 'x'),
  'signature.store.countLocked': async (db, t) => {
    await submissions.lockPending(db, { ...ownerOf(t), tenantId: t.a }, t.submission)
    const { approved, denied } = await signatures.countLocked(db, ownerOf(t), t.submission)
    return approved + denied
  },
  'signature.store.findSigner': (db, t) => signatures.findSigner(db, t.b, t.user),
  'signature.store.listAwaiting': async (db, t) => {
    await waitingOfA(db, t)
    return signatures.listAwaiting(db, t.b, t.review.key, 1)
  },
  'verify.store.listLines': (db, t) =>
    verifying.listLines(
      db,
      t.b,
      { key: t.submission, reviewKey: t.review.key, preparationKey: t.review.preparationKey },
      { after: '0', limit: 10 },
    ),
  'verify.store.countLinesAfter': (db, t) => verifying.countLinesAfter(db, t.b, t.submission, '0'),
  'verify.store.findSubmittedAt': (db, t) => verifying.findSubmittedAt(db, t.b, t.submission),
  'verify.store.listStartedCampaigns': (db, t) => verifying.listStartedCampaigns(db, t.b),
  'verify.store.countStrayDecisions': async (db, t) => {
    await db.count(sql`update decisions set submission_key = 4711 where tenant_id = ${t.a}`)
    return verifying.countStrayDecisions(db, t.b, t.review.key)
  },
  'provider.store.findProvider': (db, t) => providers.findProvider(db, t.b, t.stepUpProvider),
  'provider.store.lockProvider': (db, t) => providers.lockProvider(db, t.b, t.stepUpProvider),
  'provider-users.store.listProviderUsers': async (db, t) => {
    const named = JSON.stringify({ certify: { steps: [{ approval: { requiresStepUpProviderId: t.stepUpProvider } }] } })
    await db.count(sql`update policies set steps = ${named}::jsonb where tenant_id = ${t.a}`)
    return listProviderUsers(db, t.b, t.stepUpProvider, { usages: [], limit: 10 })
  },
  'provider.store.listProviders': (db, t) => providers.listProviders(db, t.b, { after: '', limit: 10 }),
  'provider.store.updateProvider': (db, t) => providers.updateProvider(db, t.b, t.stepUpProvider, PROVIDER, SECRET),
  'provider.store.deleteProvider': (db, t) => providers.deleteProvider(db, t.b, t.stepUpProvider),
  'provider.store.noteTested': (db, t) => providers.noteTested(db, t.b, t.stepUpProvider),
  'step-up-person.store.findPerson': (db, t) => findPerson(db, t.b, t.user),
  'transaction.store.findTransaction': (db, t) => transactions.findTransaction(db, t.b, t.stepUpTransaction),
  'transaction.store.lockTransaction': (db, t) => transactions.lockTransaction(db, t.b, t.stepUpTransaction),
  'transaction.store.keepChecks': (db, t) =>
    transactions.keepChecks(db, t.b, t.stepUpTransaction, { stateHash: SECRET, sealedVerifier: SECRET }),
  'transaction.store.takeChecks': (db, t) => transactions.takeChecks(db, t.b, t.stateHash, t.user),
  'transaction.store.verifyTransaction': (db, t) =>
    transactions.verifyTransaction(db, t.b, t.stepUpTransaction, { claims: {}, idToken: 'x', keySet: {} }),
  'transaction.store.failTransaction': (db, t) => transactions.failTransaction(db, t.b, t.stepUpTransaction, 'x'),
  'transaction.store.markUsed': after(
    (t) => sql`update step_up_transactions set state = 'VERIFIED', used_at = null where tenant_id = ${t.a}`,
    (db, t) => transactions.markUsed(db, t.b, t.stepUpTransaction),
  ),
  'transaction.store.listTransactions': (db, t) =>
    transactions.listTransactions(db, t.b, { ownId: undefined }, { before: undefined, limit: 10 }),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const SIGNATURE_WRITES: Record<string, Probe> = {
  'signature.store.insertSignature': (db, t) =>
    refusedBy(
      'submission_signatures_tenant_id_submission_key_fkey',
      signatures.insertSignature(db, t.b, t.submission, CONFIG),
    ),
  'provider.store.insertProvider': (db, t) => providers.insertProvider(db, t.b, t.stepUpProvider, PROVIDER, SECRET),
  'transaction.store.insertTransaction': (db, t) =>
    refusedBy(
      'step_up_transactions_tenant_id_provider_id_fkey',
      transactions.insertTransaction(db, t.b, {
        id: t.stepUpTransaction,
        providerId: t.stepUpProvider,
        userId: t.user,
        target: 'TEST',
        binding: '{}',
        returnPath: '/',
        lifeSeconds: 300,
      }),
    ),
}
