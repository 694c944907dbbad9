// npm run bench: measures our server and a bare baseline in alternating rounds. See README.md.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from '../scripts/stale.js'
import { closeAll, isEnding } from './ending.js'
import { readOptions, UsageError } from './options.js'

try {
  const options = readOptions(process.argv.slice(2))
  if (options.list) for (const { name, about } of options.cases) console.log(`${name.padEnd(16)}${about}`)
  else process.exitCode = await bench(options)
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = 1
} finally {
  await closeAll()
  // Keep-alive connections of fetch would keep the process running for some seconds.
  process.exit()
}

async function bench(options) {
  ensureInstalled()
  ensureBuilt()
  // Imported here because these modules need the packages.
  const { openEngines } = await import('./engines.js')
  const { machineFacts } = await import('./machine.js')
  const { printTable, writeResults } = await import('./report.js')
  const { takeSnapshot } = await import('./snapshot.js')
  const machine = machineFacts()
  console.error(
    `${machine.cores} cores, Node.js ${machine.node}, fsync ${machine.fsyncMs.toFixed(2)} ms, load ${machine.loadBefore.toFixed(1)}`,
  )
  if (machine.loadBefore > machine.cores / 4) console.error('The machine is busy with other work: expect noise.')
  const at = new Date().toISOString()
  takeSnapshot()
  const engines = await openEngines(options.engines)
  const rows = []
  for (const engine of engines) rows.push(...(await measureOn(engine, options, machine)))
  if (rows.length === 0) throw new Error('nothing was measured: no engine is available for these cases')
  printTable(rows)
  const versions = Object.fromEntries(engines.map(({ name, version }) => [name, version]))
  const { seconds, rounds } = options
  const path = writeResults({ at, commit: commit(), seconds, rounds, machine, engines: versions, rows })
  console.log(`\nWritten to ${path}`)
  return rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

async function measureOn(engine, { cases, seconds, rounds, profile }, machine) {
  const { measure } = await import('./measure.js')
  const { createContext } = await import('./context.js')
  const context = createContext({ engine, seconds, machine, profile })
  const rows = []
  for (const aCase of cases.filter(({ engines }) => engines.includes(engine.name))) {
    console.error(`${aCase.name}, ${engine.name} ...`)
    try {
      rows.push(await measure(aCase, context, aCase.rounds ?? rounds))
    } catch (error) {
      // Interrupted: the servers are being stopped, so the failure means nothing.
      if (isEnding()) await new Promise(() => {})
      const { name, unit, budget } = aCase
      rows.push({ case: name, engine: engine.name, unit, budget, outcome: 'failed', notes: [error.message] })
    }
  }
  await context.close()
  return rows
}

function commit() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  return (
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', 'server', 'contract') ? '+changes' : '')
  )
}
