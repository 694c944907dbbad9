// A mail server: `node smtp-server-process.js '{"port":2525}'`. What it says to recipients and when it accepts a mail it
// asks the test that started it (smtp-server.ts).
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { ask, ready } from './asking-process.js'

const { port } = JSON.parse(process.argv[2])
let server

const refusal = (code) => Object.assign(new Error(`refused with ${code}`), { responseCode: code })

const create = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      ask({ to: address }).then((code) => done(code === undefined ? null : refusal(code)))
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      buffer(stream)
        .then((raw) => ask({ to: rcptTo[0]?.address ?? '', from: mailFrom ? mailFrom.address : '', raw }))
        .then(() => done(), done)
    },
  })

const start = () =>
  new Promise((resolve) => {
    server = create()
    // A client that is killed breaks its connection.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1', resolve)
  })

const stop = () =>
  new Promise((resolve) => {
    if (!server) return resolve()
    const ended = server
    server = undefined
    for (const connection of ended.connections) connection.close()
    ended.close(() => resolve())
  })

await start()
ready((told) => (told === 'start' ? start() : stop()))
