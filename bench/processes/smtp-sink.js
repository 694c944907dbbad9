// A mail server that accepts everything and keeps nothing. The address it listens on is its first message.
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }))
