import { createHash, verify, X509Certificate } from 'node:crypto'
import { BadDer, DerReader, der, derInteger, derOid, TAG } from './der.ts'

const OID = {
  sha256: '2.16.840.1.101.3.4.2.1',
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
}
const isOid = (content: Buffer, dotted: string) => derOid(dotted).subarray(2).equals(content)

/** What a time-stamp authority says: that it saw this digest at this time. */
export interface TimeStamp {
  /** SHA-256 of what was stamped. */
  imprint: Buffer
  at: Date
  /** As big-endian bytes without leading zeros; empty when there is none. */
  nonce: Buffer
}

/** An answer that is no time stamp of what was asked for. */
export class BadTimeStamp extends Error {
  override readonly name = 'BadTimeStamp'
}

/** A request for a time stamp of a SHA-256 digest, with the certificate of the authority (RFC 3161, section 2.4.1). */
export function timeStampRequest(digest: Uint8Array, nonce: Uint8Array): Buffer {
  const algorithm = der(TAG.sequence, derOid(OID.sha256), der(TAG.null))
  return der(
    TAG.sequence,
    derInteger(Buffer.from([1])),
    der(TAG.sequence, algorithm, der(TAG.octetString, digest)),
    derInteger(nonce),
    der(TAG.boolean, Buffer.from([0xff])),
  )
}

/** The token in the answer of an authority (RFC 3161, section 2.4.2); throws with what the authority says otherwise. */
export function tokenOf(answer: Uint8Array): Buffer {
  return guarded(() => {
    const response = new DerReader(answer).enter(TAG.sequence)
    const status = response.enter(TAG.sequence)
    const code = status.expect(TAG.integer).content.readIntBE(0, 1)
    if (code !== 0 && code !== 1)
      throw new BadTimeStamp(`the authority refused: ${statusText(status) || `status ${code}`}`)
    return Buffer.from(response.expect(TAG.sequence).whole)
  })
}

function statusText(status: DerReader): string {
  const texts = status.optional(TAG.sequence)
  if (!texts) return ''
  return new DerReader(texts.content).optional(TAG.utf8)?.content.toString('utf8').slice(0, 200) ?? ''
}

/**
 * What a token says (RFC 3161, section 2.4.2; RFC 5652). Its signature is checked with the certificate inside it. Whether
 * that certificate is the authority's is for whoever trusts the authority to check.
 */
export const readToken = (token: Uint8Array): TimeStamp => guarded(() => readSigned(token))

function readSigned(token: Uint8Array): TimeStamp {
  const outer = new DerReader(token)
  const content = outer.enter(TAG.sequence)
  if (!outer.isDone) throw new BadTimeStamp('it is followed by other bytes')
  if (!isOid(content.expect(TAG.oid).content, OID.signedData)) throw new BadTimeStamp('it is not signed data')
  const signed = content.enter(TAG.context0).enter(TAG.sequence)
  signed.expect(TAG.integer)
  signed.expect(TAG.set)
  const encapsulated = signed.enter(TAG.sequence)
  if (!isOid(encapsulated.expect(TAG.oid).content, OID.tstInfo)) throw new BadTimeStamp('it is not a time stamp')
  const info = encapsulated.enter(TAG.context0).expect(TAG.octetString).content
  const certificates = signed.optional(TAG.context0)
  signed.optional(0xa1)
  checkSignature(signed.enter(TAG.set), info, certificates?.content ?? Buffer.alloc(0))
  return readInfo(new DerReader(info).enter(TAG.sequence))
}

function readInfo(info: DerReader): TimeStamp {
  info.expect(TAG.integer)
  info.expect(TAG.oid)
  const imprint = info.enter(TAG.sequence)
  if (!isOid(imprint.enter(TAG.sequence).expect(TAG.oid).content, OID.sha256))
    throw new BadTimeStamp('it is of another kind of digest')
  const digest = Buffer.from(imprint.expect(TAG.octetString).content)
  info.expect(TAG.integer)
  const at = generalizedTime(info.expect(TAG.generalizedTime).content.toString('latin1'))
  info.optional(TAG.sequence)
  info.optional(TAG.boolean)
  const nonce = info.optional(TAG.integer)?.content
  return { imprint: digest, at, nonce: nonce ? withoutZeros(nonce) : Buffer.alloc(0) }
}

const withoutZeros = (bytes: Buffer) => {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? Buffer.alloc(0) : Buffer.from(bytes.subarray(first))
}

/** 20261117020829.5Z: always UTC, the fraction is optional. */
function generalizedTime(text: string): Date {
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text) ?? []
  if (year === undefined) throw new BadTimeStamp('its time cannot be read')
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  if (Number.isNaN(time.getTime())) throw new BadTimeStamp('its time cannot be read')
  return time
}

const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const digestName = (content: Buffer) =>
  Object.entries(DIGESTS).find(([dotted]) => isOid(content, dotted))?.[1] ??
  (() => {
    throw new BadTimeStamp('it is signed with a digest that is too weak or not known')
  })()

/** The first signer: the signed attributes hold the digest of the content, and a certificate in the token signed them. */
function checkSignature(signers: DerReader, info: Buffer, certificates: Buffer): void {
  const signer = signers.enter(TAG.sequence)
  signer.expect(TAG.integer)
  signer.next()
  const hash = digestName(signer.enter(TAG.sequence).expect(TAG.oid).content)
  const attributes = signer.expect(TAG.context0)
  requireAttributes(attributes.content, createHash(hash).update(info).digest())
  signer.expect(TAG.sequence)
  const signature = signer.expect(TAG.octetString).content
  // What is signed is the set of attributes, with the tag of a set (RFC 5652, section 5.4).
  const bytes = Buffer.concat([Buffer.from([TAG.set]), attributes.whole.subarray(1)])
  const isSigned = keysIn(certificates).some((key) => {
    try {
      return verify(hash, bytes, key, signature)
    } catch {
      return false
    }
  })
  if (!isSigned) throw new BadTimeStamp('no certificate in it fits its signature')
}

function requireAttributes(content: Buffer, digest: Buffer): void {
  const attributes = new DerReader(content)
  let [isOfContent, isOfType] = [false, false]
  while (!attributes.isDone) {
    const attribute = attributes.enter(TAG.sequence)
    const name = attribute.expect(TAG.oid).content
    const values = attribute.enter(TAG.set)
    if (isOid(name, OID.messageDigest)) isOfContent = values.expect(TAG.octetString).content.equals(digest)
    if (isOid(name, OID.contentType)) isOfType = isOid(values.expect(TAG.oid).content, OID.tstInfo)
  }
  if (!isOfContent || !isOfType) throw new BadTimeStamp('its content is not what was signed')
}

const keysIn = (certificates: Buffer) => {
  const found = []
  for (const reader = new DerReader(certificates); !reader.isDone; ) {
    const { tag, whole } = reader.next()
    if (tag === TAG.sequence) found.push(new X509Certificate(whole).publicKey)
  }
  return found
}

/** Bytes from outside: whatever is wrong with them is one kind of error. */
function guarded<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadTimeStamp) throw error
    const problem = error instanceof BadDer ? error.message : 'it cannot be read'
    throw new BadTimeStamp(`it is not a time stamp: ${problem}`)
  }
}
