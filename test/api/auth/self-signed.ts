import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const der = (tag: number, ...contents: Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}
const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents)
const time = (date: Date) => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))

/** A valid certificate for 127.0.0.1 that its own new Ed25519 key has signed. */
export function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const ed25519 = sequence(der(0x06, Buffer.from([0x2b, 0x65, 0x70])))
  const commonName = sequence(der(0x06, Buffer.from([0x55, 0x04, 0x03])), der(0x0c, Buffer.from('127.0.0.1')))
  const name = sequence(der(0x31, commonName))
  const day = 86_400_000
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ed25519,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const bitString = der(0x03, Buffer.from([0]), sign(null, certified, privateKey))
  const certificate = sequence(certified, ed25519, bitString)
  const base64 = certificate.toString('base64')
  return {
    privateKey,
    base64,
    certPem: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    keyPem: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  }
}
