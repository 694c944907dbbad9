/**
 * The command that begins a transaction, made and recognised in one place: the embedded engine does not implement
 * `statement_timeout`, so its wire server reads the limit from the command and enforces it itself.
 */
const BEGIN_WITH_LIMIT = 'begin; set local statement_timeout = '

/**
 * A transaction with a limit of its own works on many rows in large statements: it gets memory for joins of a million
 * rows, and waits as long as needed for locks held by another of its kind.
 */
export const beginCommand = (statementMs: number | undefined): string =>
  statementMs === undefined
    ? 'begin'
    : `${BEGIN_WITH_LIMIT}${Math.round(statementMs)}; set local lock_timeout = 0; set local work_mem = '64MB'`

/** The statement limit that a command sets, or undefined when it is not one of `beginCommand` with a limit. */
export function limitOfBegin(command: string): number | undefined {
  if (!command.startsWith(BEGIN_WITH_LIMIT)) return undefined
  return Number.parseInt(command.slice(BEGIN_WITH_LIMIT.length), 10)
}

/** No command is longer than this before its limit ends, so a reader need not decode a whole message. */
export const LIMIT_ENDS_WITHIN = BEGIN_WITH_LIMIT.length + 16
