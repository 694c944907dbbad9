import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface StalledWrites {
  watch(socket: Socket): void
  /** Ends the connections that have bytes to send, none of which was taken since the last call. */
  endStalled(): void
}

/**
 * Finds clients that do not read their replies. The timeout of a socket cannot: it starts again whenever the client sends
 * something.
 */
export function stalledWrites(): StalledWrites {
  const sockets = new Map<Socket, string | undefined>()
  return {
    watch(socket) {
      sockets.set(socket, undefined)
      socket.once('close', () => sockets.delete(socket))
    },
    endStalled() {
      for (const [socket, before] of sockets) {
        const now = unsent(socket)
        if (now !== undefined && now === before) socket.destroy()
        sockets.set(socket, now)
      }
    },
  }
}

/** Changes whenever the client takes a byte; undefined if nothing waits to be sent. */
function unsent(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): string | undefined {
  if (socket.writableLength === 0) return undefined
  // What the kernel has not taken of the current write. Node uses the same number for the timeout of a socket.
  const queued = socket._handle?.writeQueueSize ?? 0
  return `${socket.bytesWritten} ${socket.writableLength} ${queued}`
}

/** Ends each connection of a server whose client takes nothing for this long, at most twice as long. */
export function endStalledWrites(server: Server, isTls: boolean, stallMs: number): void {
  const writes = stalledWrites()
  server.on(isTls ? 'secureConnection' : 'connection', writes.watch)
  const timer = setInterval(writes.endStalled, stallMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
