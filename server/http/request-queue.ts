import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection with more unanswered requests than this is ended: no common client sends requests ahead of replies. */
export const MAX_PIPELINED = 32

interface Exchange {
  request: IncomingMessage
  reply: ServerResponse
}

export interface RequestQueue {
  listener: RequestListener
  /** Runs an answer to unreadable bytes, once every request that arrived in full before them has its reply. */
  afterReplies(socket: Socket, answer: () => void): void
}

/**
 * Starts the requests of a connection one after another. Node starts all that it has read, so a client that does not read
 * would hold a reply in memory for each of them.
 */
export function requestQueue(handle: RequestListener): RequestQueue {
  const queues = new WeakMap<Socket, Exchange[]>()

  const start = (socket: Socket, queue: Exchange[], exchange: Exchange): void => {
    exchange.reply.once('close', () => {
      if (queue[0] === exchange) queue.shift()
      const [next] = queue
      if (next && socket.writable) start(socket, queue, next)
    })
    handle(exchange.request, exchange.reply)
  }

  return {
    listener(request, reply) {
      const { socket } = request
      // Node goes on to read what has arrived on a connection that was ended.
      if (socket.destroyed) return
      const queue = queues.get(socket) ?? []
      queues.set(socket, queue)
      const exchange = { request, reply }
      queue.push(exchange)
      if (queue.length > MAX_PIPELINED) socket.destroy()
      else if (queue.length === 1) start(socket, queue, exchange)
    },
    afterReplies(socket, answer) {
      const queue = queues.get(socket) ?? []
      const last = queue.at(-1)
      // The unreadable bytes belong to a request whose body is incomplete: the answer takes the place of its reply.
      const broken = last && !last.request.complete ? queue.pop() : undefined
      const before = queue.at(-1)
      if (before) before.reply.once('close', answer)
      else if (broken?.reply.headersSent) socket.destroySoon()
      else answer()
    },
  }
}
