// Imports over HTTP, as the page does them.
const BUSY = ['QUEUED', 'CHECKING', 'APPLYING']

/** The path of a new sync of a new source. */
export async function newSync({ call }) {
  const { source } = await call('POST', '/api/v1/sources', { displayName: `Bench ${Math.random()}` })
  const { sync } = await call('POST', `/api/v1/sources/${source.id}/syncs`, {})
  return `/api/v1/sources/${source.id}/syncs/${sync.id}`
}

export async function upload({ url, bearer }, path, body) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' }
  const reply = await fetch(`${url}${path}`, { method: 'PUT', headers, body, duplex: 'half' })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
}

/** A sync once nothing is done with it. */
export async function settled({ call }, path) {
  for (;;) {
    const { sync } = await call('GET', path)
    if (!BUSY.some((state) => sync.state.endsWith(state))) return sync
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** A list that no preset knows: who holds which right in which system. */
export async function* rightsList(rows) {
  yield Buffer.from('Benutzerkennung,Nachname,Vorname,Zielsystem,Berechtigungsgruppe,Vergeben am,Letzter Zugriff\n')
  for (let from = 0; from < rows; from += 1_000) {
    let text = ''
    for (let i = from; i < Math.min(from + 1_000, rows); i++) {
      const [person, day] = [i % Math.ceil(rows / 10), `2025-0${1 + (i % 9)}-15`]
      text += `p${person},Name ${person},Ann,System ${i % 100},Gruppe ${i % 500},${day},${day}\n`
    }
    yield Buffer.from(text)
  }
}
