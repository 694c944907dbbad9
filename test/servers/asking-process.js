// For a process that stands for another system: it asks the test what to do, and the test tells it what to change.
// The other side is startAsking in asking-process.ts.

let count = 0
const asked = new Map()
let obey = async () => {}

/** The answer of the test to a question; never, if the test does not want to answer. */
export const ask = (question) =>
  new Promise((resolve) => {
    const id = ++count
    asked.set(id, resolve)
    process.send({ id, question })
  })

/** Says that the process is ready, and does from now on what it is told. */
export function ready(handler) {
  obey = handler
  process.send({ done: true })
}

process.on('message', async ({ id, answer, told }) => {
  if (id === undefined) {
    await obey(told)
    process.send({ done: true })
  } else {
    asked.get(id)?.(answer)
    asked.delete(id)
  }
})
// It must not outlive its test, however that ends.
process.on('disconnect', () => process.exit())
