import { canonicalJson, sha256 } from '../../lib/json/canonical-json.ts'

/** What a reviewer signs. Its canonical JSON is sealed, time-stamped and kept byte for byte. */
export interface Manifest {
  v: 1
  type: 'recert.submission'
  tenant: string
  campaign: { id: string; displayName: string; frozenAt: string }
  submissionId: string
  signer: { userId: string; printedName: string; email: string; onBehalfOf: string[] }
  meaning: string
  signedAt: string
  /** `issuer` and `clientId` are those of the step-up provider; empty without one. */
  reauthentication: { method: 'sign_in' | 'step_up'; at: string; acr: string; issuer: string; clientId: string }
  count: number
  approved: number
  denied: number
  decisionsDigest: string
}

/** The type of the JWS over a manifest. */
export const SEAL_TYPE = 'recert-submission+json'

export const manifestText = (manifest: Omit<Manifest, 'v' | 'type'>): string =>
  canonicalJson({ v: 1, type: 'recert.submission', ...manifest })

export const manifestDigest = (text: string): Buffer => sha256(text)

/** What a submission was signed under and the manifest does not say, for the audit log. */
export const configDigest = ({ tspUrl, stepUpProviderId }: { tspUrl: string; stepUpProviderId: string }): string =>
  sha256(canonicalJson({ tspUrl, stepUpProviderId })).toString('hex')

/** A stored manifest; undefined for anything else. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const parsed = JSON.parse(text) as Manifest
    const parts: unknown[] = [parsed?.campaign, parsed?.signer, parsed?.reauthentication]
    const isManifest =
      parsed?.v === 1 &&
      parsed.type === 'recert.submission' &&
      parts.every((part) => typeof part === 'object' && part !== null)
    return isManifest && canonicalJson(parsed) === text ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Whether somebody typed their name: case, outer spaces and the way accents are encoded aside. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name) && plain(name) !== ''

const plain = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('en')
