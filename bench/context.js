// The context of the cases on one engine. Processes are started on first use.
import { startBare, startOidcProvider } from './processes/bare.js'
import { startLoad } from './processes/load.js'
import { startRecert } from './processes/recert.js'

/** @returns {import('./cases/case.js').Context & { close(): Promise<void> }} */
export function createContext({ engine, seconds, machine, profile }) {
  const started = []
  const shared = (start) => {
    let running
    return () => {
      running ??= start()
      started.push(running)
      return running
    }
  }
  const load = shared(startLoad)
  return {
    engine,
    seconds,
    machine,
    recert: shared(() => startRecert(engine, { profile })),
    bare: shared(() => startBare(engine)),
    oidcProvider: shared(startOidcProvider),
    load: async (task) => (await load()).side(task),
    /** Servers of different engines must not run at the same time. */
    async close() {
      for (const running of started)
        await running.then(
          ({ stop }) => stop(),
          () => {},
        )
    },
  }
}
