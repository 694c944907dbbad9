/**
 * Runs items that arrive at the same time in one go: while a batch is under way the next one fills, so a lone item
 * waits for nobody and many at once share one transaction. `run` returns one result per item, in order; when it
 * rejects, all of its items do.
 */
export function batcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxSize: number,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve(result: Result): void
    reject(error: unknown): void
  }
  let queue: Waiting[] = []
  let busy = false

  async function drain(): Promise<void> {
    busy = true
    while (queue.length > 0) {
      const batch = queue.slice(0, maxSize)
      queue = queue.slice(maxSize)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      // In the next turn of the event loop: requests that were read from their sockets in this one go together.
      if (!busy) {
        busy = true
        setImmediate(() => void drain())
      }
    })
}
