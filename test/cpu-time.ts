/** What this process has computed, in milliseconds. Unlike the time of day, a busy machine does not lengthen it. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
