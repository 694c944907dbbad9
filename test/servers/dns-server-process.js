// A DNS server: `node dns-server-process.js '{"port":5353}'`. It asks the test that started it (dns-server.ts) for the
// IPv4 addresses of a name, each time; names have no others.
import { createSocket } from 'node:dgram'
import { ask, ready } from './asking-process.js'

const { port } = JSON.parse(process.argv[2])
const TYPE_A = 1

/** The name that a query asks for, its type, and where the question ends (RFC 1035, section 4.1.2). */
function readQuestion(query) {
  const labels = []
  let at = 12
  while (query[at] > 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]))
    at += 1 + query[at]
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** Each answer points to the name in the question, and must not be kept (RFC 1035, section 4.1.3). */
const recordOf = (address) =>
  Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])

function replyTo(query, end, addresses) {
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // An answer with authority, with recursion as it was asked for.
  header.writeUInt16BE(0x8580, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...addresses.map(recordOf)])
}

const socket = createSocket('udp4')
socket.on('message', async (query, { address, port: from }) => {
  const { name, type, end } = readQuestion(query)
  const addresses = type === TYPE_A ? await ask({ name }) : []
  socket.send(replyTo(query, end, addresses), from, address)
})
socket.bind(port, '127.0.0.1', () => ready(async () => {}))
