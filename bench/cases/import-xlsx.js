/** Imported on first use: it needs the build, which --list does not. */
const accessData = () => import('../processes/access-data.js')
const grantsOf = () => Number(process.env.BENCH_GRANTS ?? 100_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'import-xlsx',
  about: 'reading and mapping 100,000 rows (BENCH_GRANTS) of a workbook, against the same rows as CSV',
  unit: 'rows/s',
  budget: { ratio: 0.25 },
  engines: ['embedded'],
  rounds: 3,
  async ours() {
    const { timedReading } = await accessData()
    const { workbookOf } = await import('../processes/workbook.js')
    const upload = { name: 'rights.xlsx', bytes: workbookOf(rights()) }
    return { cold: true, round: async () => ({ value: grantsOf() / (await timedReading(upload)) }) }
  },
  async bare() {
    const { timedReading } = await accessData()
    const text = [...rights()].map((row) => row.join(',')).join('\n')
    const upload = { name: 'rights.csv', bytes: Buffer.from(text) }
    return { cold: true, round: async () => ({ value: grantsOf() / (await timedReading(upload)) }) }
  },
}

/** One row for each grant, as a list that somebody keeps. */
function* rights() {
  yield ['user', 'application', 'role', 'granted on']
  for (let i = 0; i < grantsOf(); i++)
    yield [`person${i % 5_000}@corp.example`, `Application ${i % 100}`, `Role ${i % 500}`, `2025-0${1 + (i % 9)}-15`]
}
