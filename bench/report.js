// Prints the table and writes the results file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from './measure.js'
import { root } from './snapshot.js'

const HEAD = ['case', 'engine', 'ours', 'bare', 'ratio', 'budget', 'ok']

export function printTable(rows) {
  const lines = [HEAD, ...rows.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const print = (line) => console.log(line.map((cell, column) => cell.padEnd(widths[column])).join(' | '))
  console.log()
  print(HEAD)
  console.log(widths.map((width) => '-'.repeat(width)).join('-|-'))
  for (const line of lines.slice(1)) print(line)
  console.log('\nNotes (spread is the minimum and maximum of the rounds):')
  for (const row of rows) for (const note of row.notes) console.log(`  ${row.case}, ${row.engine}: ${note}`)
}

function cells(row) {
  const value = (side) => (side && Number.isFinite(side.median) ? `${format(side.median)} ${row.unit}` : '-')
  return [
    row.case,
    row.engine,
    value(row.ours),
    value(row.bare),
    row.ratio === undefined ? '-' : row.ratio.toFixed(2),
    budgetText(row),
    row.outcome === 'info' ? '-' : row.outcome,
  ]
}

function budgetText({ budget, unit }) {
  if (!budget) return '-'
  const { atMost, ratio, ratioAtMost } = budget
  return [
    ...(atMost === undefined ? [] : [`<= ${atMost} ${unit}`]),
    ...(ratio === undefined ? [] : [`>= ${ratio}`]),
    ...(ratioAtMost === undefined ? [] : [`<= ${ratioAtMost} x`]),
  ].join(', ')
}

/** Returns the file's path relative to the repository. */
export function writeResults(results) {
  const dir = 'bench/results'
  mkdirSync(join(root, dir), { recursive: true })
  const path = join(dir, `${results.at.replaceAll(/[:.]/g, '-')}.json`)
  writeFileSync(join(root, path), `${JSON.stringify(results, null, 2)}\n`)
  return path
}
