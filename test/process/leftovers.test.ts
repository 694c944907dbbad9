import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { startProcess } from '../ends-with-file.ts'
import { newDirectory } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { sample } from '../rounds.ts'

/** A run inside a run starts slowly on a machine that is busy with other runs. */
const START_MS = 1_200_000

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Notes {
  pids: number[]
  scratch: string
}

/** Runs the fixture as a test run of its own; it starts a server, and then fails or hangs. */
function startRun(then: 'fail' | 'hang') {
  const notes = join(newDirectory(), 'notes.json')
  const config = fileURLToPath(new URL('fixtures/vitest.config.ts', import.meta.url))
  const run = startProcess(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', config], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      RECERT_TEST_TEMPLATES: inject('scratch'),
      RECERT_FIXTURE_NOTES: notes,
      RECERT_FIXTURE_THEN: then,
    },
    stdio: 'ignore',
  })
  const read = async () => JSON.parse(readFileSync(notes, 'utf8')) as Notes
  const ended = once(run, 'exit')
  // A run that ended without notes will write none.
  const readNotes = () => Promise.race([eventually(read, START_MS), ended.then(read)])
  return { run, ended, readNotes }
}

/** A process that ended but that nobody has asked for yet still has a directory, but no program. */
const isAlive = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

const expectNothingLeft = ({ pids, scratch }: Notes) =>
  eventually(async () => {
    expect(pids.filter(isAlive)).toEqual([])
    expect(existsSync(scratch)).toBe(false)
  })

/** What happens to the run. */
const ENDS = {
  async 'when a test fails'() {
    const { ended, readNotes } = startRun('fail')
    const notes = await readNotes()
    expect(await ended).toEqual([1, null])
    await expectNothingLeft(notes)
  },
  async 'when it is killed in the middle of a test'() {
    const { run, readNotes } = startRun('hang')
    const notes = await readNotes()
    expect(notes.pids.filter(isAlive)).toEqual(notes.pids)
    run.kill('SIGKILL')
    await expectNothingLeft(notes)
  },
}

describe('a test run leaves no worker, server, PostgreSQL server or file behind', () => {
  it.each(sample(Object.entries(ENDS), 1, 'ends of a run'))('%s', { timeout: START_MS + 300_000 }, (_, end) => end())
})
