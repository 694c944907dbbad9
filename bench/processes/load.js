// The parent's side of the load generator.
import { firstMessage, startNode } from './child.js'
import { cpuMs } from './cpu.js'
import { quiet } from './quiet.js'

/** More than the pool of 10 connections, so that the database never waits for the client. */
const CONNECTIONS = 20
/** Assumed rate before the first round; later rounds use the best so far. */
const FIRST_GUESS_PER_SECOND = 3_000

export async function startLoad() {
  const node = startNode(['bench/processes/load-generator.js'], { ipc: true })
  await firstMessage(node)

  let answered = () => {}
  node.child.on('message', (answer) => answered(answer))
  node.child.on('exit', () => answered({ error: `the load generator ended:\n${node.logTail()}` }))

  async function run(task) {
    const answer = await new Promise((resolve) => {
      answered = resolve
      node.child.send({ connections: CONNECTIONS, ...task })
    })
    if (answer.error) throw new Error(answer.error)
    return answer.result
  }

  /**
   * One side of a case that is measured in requests per second. `pid`: the server's process, to see what CPU time it
   * takes; `settle`: its background work must end before the next round.
   */
  function side({ pid, settle = false, ...task }) {
    let rate = FIRST_GUESS_PER_SECOND
    return {
      async round(seconds) {
        const body = task.body && { ...task.body, expected: Math.ceil(rate * seconds * 1.5) }
        const before = cpuMs(pid)
        const { perSecond, failures, ...detail } = await run({ method: 'GET', ...task, body, seconds })
        rate = Math.max(rate, perSecond)
        if (before !== undefined) detail.cpuMs = (cpuMs(pid) - before) / detail.requests
        return { value: perSecond, failures, detail }
      },
      settle: async () => (settle ? quiet(pid) : 0),
    }
  }
  return { side, stop: node.stop }
}
