// Measures one case on one engine. Rounds of both sides alternate, so that other load on the machine affects both.
const WARM_UP_SECONDS = 5

/** @param {import('./cases/case.js').Case} aCase @param {import('./cases/case.js').Context} context */
export async function measure(aCase, context, rounds) {
  const sides = { ours: await aCase.ours(context) }
  if (aCase.bare) sides.bare = await aCase.bare(context)
  const measured = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
  const failures = []

  const round = async (name, seconds) => {
    const side = sides[name]
    const { value, detail, failures: failed = [] } = await side.round(seconds)
    failures.push(...failed.map((text) => `${name}: ${text}`))
    return { value, detail, settleSeconds: (await side.settle?.()) ?? 0 }
  }
  for (const [name, side] of Object.entries(sides))
    if (!side.cold) await round(name, Math.min(WARM_UP_SECONDS, context.seconds))
  for (let n = 0; n < rounds && failures.length === 0; n++)
    for (const name of Object.keys(sides)) measured[name].push(await round(name, context.seconds))

  const row = { case: aCase.name, engine: context.engine.name, unit: aCase.unit, budget: aCase.budget, failures }
  for (const [name, values] of Object.entries(measured)) row[name] = summary(values)
  if (failures.length > 0) return { ...row, outcome: 'failed', notes: failures }
  if (row.bare) row.ratio = row.ours.median / row.bare.median
  return { ...row, outcome: outcomeOf(row), notes: [...spread(row), ...((await aCase.notes?.(context, row)) ?? [])] }
}

function summary(rounds) {
  const values = rounds.map(({ value }) => value)
  return { median: median(values), min: Math.min(...values), max: Math.max(...values), rounds }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function outcomeOf({ budget, ratio, ours }) {
  if (!budget) return 'info'
  const { atMost, ratio: atLeast, ratioAtMost } = budget
  const met =
    (atMost === undefined || ours.median <= atMost) &&
    (atLeast === undefined || ratio >= atLeast) &&
    (ratioAtMost === undefined || ratio <= ratioAtMost)
  return met ? 'ok' : 'below budget'
}

/** Notes that tell how far the medians can be trusted. */
function spread(row) {
  const sides = ['ours', 'bare'].filter((name) => row[name])
  const each = (show) => sides.map((name) => `${name} ${show(row[name])}`).join(', ')
  const notes = [each(({ min, max }) => `${format(min)}..${format(max)}`)]
  if (row.ours.rounds[0]?.detail?.latencyMs)
    notes[0] += `; ms p50/p99: ${each((side) => `${detail(side, 'latencyMs', 'p50')}/${detail(side, 'latencyMs', 'p99')}`)}`
  if (row.ours.rounds[0]?.detail?.cpuMs)
    notes[0] += `; server CPU ms per request: ${each((side) => detail(side, 'cpuMs').toFixed(2))}`
  const after = median(row.ours.rounds.map(({ settleSeconds }) => settleSeconds))
  if (after > 0.5) notes.push(`ours went on working for ${after.toFixed(1)} s after a round`)
  const late = sides.reduce((sum, name) => sum + lateOf(row[name]), 0)
  if (late > 0) notes.push(`${late} assertions had to be signed during the rounds`)
  return notes
}

/** The median over the rounds of a number in their details. */
const detail = ({ rounds }, ...path) => median(rounds.map((round) => path.reduce((at, name) => at[name], round.detail)))
const lateOf = ({ rounds }) => rounds.reduce((sum, { detail }) => sum + (detail?.signedDuringRound ?? 0), 0)

/** Rates as whole numbers, seconds with two decimals. */
export const format = (value) => (value >= 100 ? String(Math.round(value)) : value.toFixed(2))
