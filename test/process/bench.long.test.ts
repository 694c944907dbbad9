import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startProcess } from '../ends-with-file.ts'

const RUN = fileURLToPath(new URL('../../bench/run.js', import.meta.url))
const QUICK = ['--engine', 'postgresql', '--seconds', '0.5', '--rounds', '1']
/** What they print then means nothing. */
const SMALL = { BENCH_GRANTS: '3000', BENCH_TASKS: '400', BENCH_DECISIONS: '500', BENCH_MAILS: '20', BENCH_ROUNDS: '1' }

it('every benchmark runs to its end and is answered without an error', async () => {
  const child = startProcess(process.execPath, [RUN, ...QUICK], { env: { ...process.env, ...SMALL } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  expect([code, output.split('\n').filter((line) => line.includes('failed'))]).toEqual([0, []])
  expect(output).toContain('Written to')
}, 3_600_000)
