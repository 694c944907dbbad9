/** Enough to be fast; more would wait for each other on the server. */
const AT_ONCE = 6

export interface FoundPeople {
  ids: string[]
  /** Addresses that nobody has. */
  unknown: string[]
}

/** Looks each address up, a few at once. */
export async function findEach(
  addresses: readonly string[],
  find: (address: string) => Promise<string | undefined>,
): Promise<FoundPeople> {
  const found = new Map<string, string | undefined>()
  const waiting = [...addresses]
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      found.set(address, await find(address))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    ids: addresses.flatMap((address) => found.get(address) ?? []),
    unknown: addresses.filter((address) => found.get(address) === undefined),
  }
}
