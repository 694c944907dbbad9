// Facts about the machine that the numbers depend on.
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { scratchDir } from './ending.js'
import { median } from './measure.js'

const VERIFY_MS = 1_000

export const machineFacts = () => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${release()}`,
  node: process.version,
  loadBefore: loadavg()[0],
  fsyncMs: fsyncMs(),
  verificationsPerSecond: verificationsPerSecond(),
})

/** Ed25519 verifications per second on one core, for signatures over an assertion. */
function verificationsPerSecond() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
  const text = Buffer.alloc(350, 'a')
  const signature = sign(null, text, privateKey)
  const begin = performance.now()
  let count = 0
  while (performance.now() - begin < VERIFY_MS) {
    if (!verify(null, text, key, signature)) throw new Error('a valid signature was refused')
    count++
  }
  return count / ((performance.now() - begin) / 1000)
}

/** The cost of one small durable write in the directory of the scratch databases. */
function fsyncMs() {
  const file = openSync(join(scratchDir('fsync'), 'file'), 'w')
  const times = Array.from({ length: 50 }, () => {
    const begin = performance.now()
    writeSync(file, Buffer.alloc(8_192, 1))
    fsyncSync(file)
    return performance.now() - begin
  })
  closeSync(file)
  return median(times)
}
