import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { readToken } from '../../time-stamp/index.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { configDigest, manifestDigest, manifestText, SEAL_TYPE } from './manifest.rules.ts'
import { checksOf, type Evidence } from './verify.rules.ts'

const [SUBMITTED, SIGNED] = ['2026-11-15T14:01:00.000000Z', '2026-11-15T14:03:00.000Z']
const DIGEST = sha256('the decisions').toString('hex')
const OF = { key: '7', reviewKey: '3', submittedAt: new Date(SUBMITTED) }
const SUBMISSION_ID = submissionId(OF)
const MEANING = 'I reviewed each access listed and decided as stated.'
const CONFIG = { tspUrl: 'http://tsa.example.com/', stepUpProviderId: '' }
const MANIFEST = manifestText({
  tenant: 'recert.example.com',
  campaign: { id: 'c', displayName: 'Prüfung Q4', frozenAt: '2026-11-01T00:00:00.000Z' },
  submissionId: SUBMISSION_ID,
  signer: { userId: 'u', printedName: 'Zoë Berg', email: 'zoe@corp.example', onBehalfOf: ['v'] },
  meaning: MEANING,
  signedAt: SIGNED,
  reauthentication: { method: 'sign_in', at: '2026-11-15T14:00:00.000Z', acr: '', issuer: '', clientId: '' },
  count: 3,
  approved: 2,
  denied: 1,
  decisionsDigest: DIGEST,
})

/** What openssl answered to a query for the digest of this manifest. */
const TOKEN = Buffer.from(
  `MIIFDAYJKoZIhvcNAQcCoIIE/TCCBPkCAQMxDzANBglghkgBZQMEAgEFADCBjgYLKoZIhvcNAQkQAQSgfwR9MHsCAQEGBCoDBAEwMTANBglghkgBZQMEAg
EFAAQgm1GSsG0Tsa8KPM52C7iGwcUNkSubqyFZ8NtEbzVbSzoCAQIYDzIwMjYxMTE3MDU1OTMwWjADAgEBAQH/Agh14vX6EuMhoaAXpBUwEzERMA8GA1UE
AwwIVGVzdCBUU0GgggMOMIIBjTCCATSgAwIBAgIUN3s1XKIIfQq8uqN7Q2LqNDoMSSwwCgYIKoZIzj0EAwIwEjEQMA4GA1UEAwwHVGVzdCBDQTAeFw0yNj
ExMTcwNTU5MzBaFw0zNjExMTQwNTU5MzBaMBMxETAPBgNVBAMMCFRlc3QgVFNBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3vB4p2Cewz//Ve3wVHaH
icZQSXDVyBWd5QhHfHlrGO92RX4MF/f+dN7INmIlDESVHiVjf2hm3ZKQzxujfi4qaqNnMGUwFgYDVR0lAQH/BAwwCgYIKwYBBQUHAwgwCwYDVR0PBAQDAg
eAMB0GA1UdDgQWBBQF44QXIbFXl+ulSRFylb1UNZcstDAfBgNVHSMEGDAWgBQzrrJhiWVBbHMuFjgQ8nAPJdX1YzAKBggqhkjOPQQDAgNHADBEAiATw4bu
GzSevnTbPnaUW8+49G+zF3L0AxQmO8OgQz4pswIgc7umpcXoAitbfbflfKNfgmxheTmHeQHfInLdMBPOg/0wggF5MIIBH6ADAgECAhRAyiNu7+Ud4QcUe/
UB75aqFzAxMjAKBggqhkjOPQQDAjASMRAwDgYDVQQDDAdUZXN0IENBMB4XDTI2MTExNzA1NTkyOVoXDTM2MTExNDA1NTkyOVowEjEQMA4GA1UEAwwHVGVz
dCBDQTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMduAPMPZ0xXGGmfWpuDTCYxuXW7P67FthSQzoRwRoCwxIn5Rusiu76hQ4+qxNd0xs8tUAba66Wcof
eP5b6SzdqjUzBRMB0GA1UdDgQWBBQzrrJhiWVBbHMuFjgQ8nAPJdX1YzAfBgNVHSMEGDAWgBQzrrJhiWVBbHMuFjgQ8nAPJdX1YzAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0gAMEUCIAsLHXyD4MGczltmgMbjCS+/VgfHcruyzxu6/U3rZ6nQAiEA/lfK4suNXpgHSBjqLFUvydBeJU2fc9FUmd76SGFuLK
AxggE+MIIBOgIBATAqMBIxEDAOBgNVBAMMB1Rlc3QgQ0ECFDd7NVyiCH0KvLqje0Ni6jQ6DEksMA0GCWCGSAFlAwQCAQUAoIGkMBoGCSqGSIb3DQEJAzEN
BgsqhkiG9w0BCRABBDAcBgkqhkiG9w0BCQUxDxcNMjYxMTE3MDU1OTMwWjAvBgkqhkiG9w0BCQQxIgQgTjg61o/i3343Ms68cPf5SHRZ3mK1zhLyoP3zCa
P4CeYwNwYLKoZIhvcNAQkQAi8xKDAmMCQwIgQgykbW1v2gw5NQw7NPGKh4TIYZ5RZ6Bb4wAQoUwyfQ5pUwCgYIKoZIzj0EAwIERzBFAiBnq7XCFHgEpunR
hZQxmhfWugfr7JDjXYMECdDPR3bnEwIhAI185PutPfDdqUDJRoWqk9jkEnDCinmcfb7LV8UrMEiI`,
  'base64',
)

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY = { keyId: 'k', x: publicKey.export({ format: 'jwk' }).x ?? '' }
const base64url = (text: string) => Buffer.from(text).toString('base64url')

function sealed(payload: string): string {
  const signed = `${base64url(JSON.stringify({ alg: 'EdDSA', kid: 'k', typ: SEAL_TYPE }))}.${base64url(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

const signature: NonNullable<Evidence['signature']> = {
  ...CONFIG,
  meaning: MEANING,
  printedName: 'Zoë Berg',
  signedAt: new Date(SIGNED),
  manifest: MANIFEST,
  jws: sealed(MANIFEST),
  stepUpTransactionId: '',
  timeStamp: TOKEN,
  stampedAt: readToken(TOKEN).at,
  stampAttempts: 1,
}
const entry = (operation: string, at: string, detail: Record<string, unknown>) => ({
  ...{ entryId: '1', submissionId: SUBMISSION_ID, operation, at, actorId: 'u', detail },
})
const EVIDENCE: Evidence = {
  row: {
    ...OF,
    campaignId: 'c',
    userId: 'u',
    userDisplayName: 'Zoë Berg',
    state: 'DONE',
    channel: 'SUBMISSION' as Evidence['row']['channel'],
    comment: 'Grüße',
    deadlineAt: null,
    finishedAt: new Date(SIGNED),
    submittedCount: 3,
    approvedCount: 2,
    deniedCount: 1,
    refusedCount: 0,
    decisionsDigest: DIGEST,
    meaning: MEANING,
    ...CONFIG,
    printedName: 'Zoë Berg',
    signedAt: new Date(SIGNED),
    stampedAt: signature.stampedAt,
    problem: '',
  },
  submittedAt: SUBMITTED,
  recomputed: {
    ...{ digest: DIGEST, count: 3, approved: 2, denied: 1, refused: 0, locked: 0, problems: [] },
    accepted: { approved: 2, denied: 1 },
  },
  signature,
  entries: [
    entry('svc.api.accessreview.v1.SubmissionService.Create', SUBMITTED, {
      ...{ decisionsDigest: DIGEST, submittedCount: 3, awaitsSignature: true },
      commentDigest: sha256('Grüße').toString('hex'),
    }),
    entry('svc.api.accessreview.v1.SubmissionService.Sign', '2026-11-15T14:03:00.000000Z', {
      ...{ decisionsDigest: DIGEST, configDigest: configDigest(CONFIG) },
      manifestDigest: manifestDigest(MANIFEST).toString('hex'),
    }),
    entry('submission.stamp', SIGNED, { tokenDigest: sha256(TOKEN).toString('hex') }),
  ],
  keys: [KEY],
  stepUp: undefined,
}

const failed = (evidence: Evidence) =>
  checksOf(evidence)
    .filter(({ result }) => result === 'FAILED')
    .map(({ name }) => name)

/** Every version of some bytes in which one bit of one byte is another; each byte is changed once. */
function* flipped(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    yield changed
  }
}

/** A text with each of its bytes changed, as the database can hold it. */
function* flippedText(text: string): Generator<string> {
  for (const bytes of flipped(Buffer.from(text))) yield bytes.toString('utf8')
}

const withSignature = (change: Partial<typeof signature>): Evidence => ({
  ...EVIDENCE,
  signature: { ...signature, ...change },
})
const withRow = (change: Partial<Evidence['row']>): Evidence => ({ ...EVIDENCE, row: { ...EVIDENCE.row, ...change } })

type Text = 'manifest' | 'jws' | 'meaning' | 'printedName' | 'tspUrl'
function* changedTexts(name: Text): Generator<Evidence> {
  for (const text of flippedText(signature[name])) yield withSignature({ [name]: text })
}
function* changedRow(name: 'decisionsDigest' | 'userId' | 'comment' | 'campaignId'): Generator<Evidence> {
  for (const text of flippedText(EVIDENCE.row[name])) yield withRow({ [name]: text })
}
function* changedStamp(): Generator<Evidence> {
  for (const timeStamp of flipped(TOKEN)) yield withSignature({ timeStamp })
}
/** By somebody who has the key of the organization. */
function* changedAndSealed(): Generator<Evidence> {
  for (const manifest of flippedText(MANIFEST)) yield withSignature({ manifest, jws: sealed(manifest) })
}

describe('a signed record', () => {
  it('is intact as it was signed', () => {
    expect(checksOf(EVIDENCE).map(({ name, result }) => `${name} ${result}`)).toEqual([
      'DECISIONS PASSED',
      'AUDIT PASSED',
      'MANIFEST PASSED',
      'SEAL PASSED',
      'STEP_UP NOT_APPLICABLE',
      'TIME_STAMP PASSED',
    ])
  })

  it.each<[string, () => Iterable<Evidence>, string]>([
    ['the manifest', () => changedTexts('manifest'), 'SEAL'],
    ['the seal', () => changedTexts('jws'), 'SEAL'],
    ['the time stamp', changedStamp, 'TIME_STAMP'],
    ['the digest', () => changedRow('decisionsDigest'), 'AUDIT'],
    ['the meaning', () => changedTexts('meaning'), 'MANIFEST'],
    ['the printed name', () => changedTexts('printedName'), 'MANIFEST'],
    ['the address of the authority', () => changedTexts('tspUrl'), 'AUDIT'],
    ['the person', () => changedRow('userId'), 'AUDIT'],
    ['the campaign', () => changedRow('campaignId'), 'MANIFEST'],
    ['the comment', () => changedRow('comment'), 'AUDIT'],
    ['the manifest, sealed anew with the key', changedAndSealed, 'TIME_STAMP'],
  ])('fails whichever byte is changed: %s (REV-144)', (_, changes, check) => {
    let count = 0
    for (const evidence of changes()) {
      count++
      const found = failed(evidence)
      if (!found.includes(check as never)) expect([count, found]).toEqual([count, [check]])
    }
    expect(count).toBeGreaterThan(0)
  })

  it('fails with other times of the signature and of the stamp, by a millisecond (REV-144)', () => {
    const later = (date: Date | null) => new Date((date?.getTime() ?? 0) + 1)
    expect(failed(withSignature({ signedAt: later(signature.signedAt) }))).toEqual(['AUDIT', 'MANIFEST'])
    expect(failed(withSignature({ stampedAt: later(signature.stampedAt) }))).toEqual(['TIME_STAMP'])
    expect(failed({ ...EVIDENCE, submittedAt: SUBMITTED.replace('00Z', '01Z') })).toEqual(['AUDIT'])
  })

  it('fails with a provider that it was not signed with (REV-144)', () => {
    expect(failed(withSignature({ stepUpProviderId: 'p' }))).toEqual(['AUDIT', 'MANIFEST'])
  })
})
