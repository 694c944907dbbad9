import { type Sql, sql } from '../../db/sql.ts'

/** Ranks of the risk levels that most companies have, by name. Others have none until somebody gives them one. */
const RANKS = {
  low: 10,
  medium: 20,
  moderate: 20,
  high: 30,
  critical: 40,
  'very high': 40,
} as const

/** How serious a risk level (`v`, a row of attribute_values) is; 0 when it is unknown. */
export const riskRank = (v: Sql): Sql => sql`case when ${v}.attribute_type = 'risk_level' then
  coalesce(${v}.rank, (${JSON.stringify(RANKS)}::jsonb ->> lower(${v}.value))::int, 0) else 0 end`
