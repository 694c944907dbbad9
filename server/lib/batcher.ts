/**
 * Groups items that arrive at the same time: while batches are in flight the next one fills, so that a single item never
 * waits and many items share a transaction. `run` returns one result per item, in order; if it rejects, all its items
 * reject. At most `lanes` batches run at a time, so that one can be written while another commits.
 */
export function batcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { maxSize, lanes }: { maxSize: number; lanes: number },
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve(result: Result): void
    reject(error: unknown): void
  }
  const queue: Waiting[] = []
  let running = 0
  let scheduled = false

  async function runBatch(): Promise<void> {
    running++
    const batch = queue.splice(0, maxSize)
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    running--
    schedule()
  }

  /** In the next turn of the event loop, so that requests read from their sockets in one turn share a batch. */
  function schedule(): void {
    if (scheduled || running >= lanes || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void runBatch()
      schedule()
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      schedule()
    })
}
