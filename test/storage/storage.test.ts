import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { claim, DataDirHeld, findHolder, socketFile } from '../../server/db/embedded/lock.ts'
import { openDatabase, StorageUnavailable } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { ENGINES, openStorage } from '../engines.ts'
import { eventually, nextLook } from '../eventually.ts'
import { blackHole } from './black-hole.ts'
import { storageGuarantees } from './suites/storage.ts'

for (const engine of ENGINES) storageGuarantees(engine)

describe('the embedded engine', async () => {
  const storage = await openStorage('embedded', 'migrated', { fsync: true })
  afterAll(() => storage.drop())

  it('does not stop the event loop while a long statement runs', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    await storage.database.tx((tx) => tx.rows(sql`select count(*) from generate_series(1, 3000000)`), {
      timeoutMs: 25_000,
    })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
  })

  it('lets the statements of a request, one after the other, go before the next transaction of a job', async () => {
    const { database } = storage
    let [done, isOver] = [0, false]
    const work = async () => {
      while (!isOver) {
        await database.tx((tx) => tx.rows(sql`select count(*) from generate_series(1, 300000)`), { timeoutMs: 60_000 })
        done++
      }
    }
    const jobs = [work(), work()]
    while (done === 0) await database.read((reader) => reader.rows(sql`select 1`))
    const before = done
    try {
      // A busy machine may pause the request itself for so long that a job goes on. If jobs went first, they would each time.
      await eventually(async () => {
        const begun = done
        await database.read(async (reader) => {
          for (let n = 0; n < 20; n++) await reader.rows(sql`select ${n}::int`)
        })
        if (done - begun >= 5)
          throw new Error(`${done - begun} transactions of jobs went before statements of the request`)
      })
    } finally {
      isOver = true
      await Promise.all(jobs)
    }
    expect(done).toBeGreaterThan(before)
  })

  it('refuses a second owner of the data directory and names the holder', async () => {
    const second = openDatabase(storage.settings, { mode: 'own' })
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
  })

  it('ends a statement that does not end by itself, and works again', async () => {
    const slow = await openStorage('embedded', 'migrated', { statementTimeoutMs: 300 })
    const endless = sql`with recursive r (n) as (select 1 union all select n + 1 from r) select count(*) from r where ${1} = 1`
    await expect(slow.database.read((reader) => reader.rows(endless))).rejects.toBeInstanceOf(StorageUnavailable)
    const works = () =>
      slow.database
        .read((reader) => reader.rows(sql`select 1 where ${1} = 1`))
        .then(
          () => true,
          () => false,
        )
    while (!(await works())) await nextLook()
    await slow.drop()
  })

  it('holds its directory until everything is written, also when it is moved, and not that of a copy', async () => {
    const other = await openStorage('embedded')
    const [moved, copied] = [`${other.settings.dataDir}-moved`, `${other.settings.dataDir}-copied`]
    cpSync(other.settings.dataDir, copied, { recursive: true, filter: (path) => !path.includes('engine-') })
    expect(await findHolder(copied)).toBeUndefined()
    renameSync(other.settings.dataDir, moved)
    expect((await findHolder(moved))?.pid).toBe(process.pid)
    renameSync(moved, other.settings.dataDir)
    await other.database.tx((tx) => tx.rows(sql`create table big as select generate_series(1, 300000) as n`))
    let done = false
    const closing = other.database.close().then(() => {
      done = true
    })
    let seenFree = false
    while (!done && !seenFree) {
      const holder = await findHolder(other.settings.dataDir)
      seenFree = holder === undefined && existsSync(join(other.settings.dataDir, 'pgdata/postmaster.pid')) && !done
      // Looking may take no turn of the event loop, and the end of closing needs one.
      await setImmediate()
    }
    await closing
    expect(seenFree).toBe(false)
    for (const dir of [copied, other.settings.dataDir]) rmSync(dir, { recursive: true, force: true })
  })

  it('keeps its files from other users, even in a directory that everybody can enter', async () => {
    const { mode } = statSync(join(storage.settings.dataDir, 'pgdata'))
    expect(mode & 0o777).toBe(0o700)
  })

  it('lets a second process share the running engine', async () => {
    const shared = await openDatabase(storage.settings, { mode: 'share' })
    await storage.database.tx((tx) => tx.rows(sql`create table seen (n int)`))
    const rows = await shared.read((reader) => reader.rows(sql`select * from seen`))
    await shared.close()
    expect(rows).toEqual([])
  })

  it('rolls back and frees the engine when a client dies inside a transaction', async () => {
    const holder = await findHolder(storage.settings.dataDir)
    const socket = connect(socketFile(join(storage.settings.dataDir, holder?.socketName ?? '')))
    const begin = Buffer.from('Q\0\0\0\x0abegin\0', 'latin1')
    const startUp = Buffer.alloc(8)
    startUp.writeInt32BE(8)
    startUp.writeInt32BE(196608, 4)
    socket.write(startUp)
    const answered = new Promise<void>((resolve) => {
      let text = ''
      socket.on('data', (data) => {
        text += data.toString('latin1')
        if (text.includes('Z\0\0\0\x05T')) resolve()
        else if (text.endsWith('Z\0\0\0\x05I')) socket.write(begin)
      })
    })
    await answered
    const waiting = storage.database.read((reader) => reader.first<{ one: number }>(sql`select 1 as one`))
    socket.destroy()
    expect(await waiting).toEqual({ one: 1 })
  })
})

describe('the lock of a data directory', () => {
  const dir = mkdtempSync(join(tmpdir(), 'recert-lock-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const listener = (name: string) =>
    new Promise<{ socketName: string; close(): void }>((resolve) => {
      const socketDir = mkdtempSync(join(dir, `other-${name}`))
      const server = createServer((socket) => socket.destroy())
      const started = { socketName: basename(socketDir), close: () => server.close() }
      server.listen(socketFile(socketDir), () => resolve(started))
    })

  it('is won by exactly one of many starters, again and again, after each holder has died', async () => {
    for (let round = 0; round < 10; round++) {
      const starters = await Promise.all(Array.from({ length: 8 }, (_, i) => listener(`${round}-${i}-`)))
      const results = await Promise.allSettled(
        starters.map(({ socketName }, i) => claim(dir, { pid: 1000 + i, socketName })),
      )
      const winners = starters.filter((_, i) => results[i]?.status === 'fulfilled')
      expect(winners).toHaveLength(1)
      expect((await findHolder(dir))?.socketName).toBe(winners[0]?.socketName)
      for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DataDirHeld)
      for (const starter of starters) starter.close()
    }
    expect(await findHolder(dir)).toBeUndefined()
  })

  it('is held by one who takes no connections, also when the queue for them is full', async () => {
    const socketName = basename(mkdtempSync(join(dir, 'busy-')))
    const path = socketFile(join(dir, socketName))
    const busy = new Worker(LISTEN_AND_BLOCK, { eval: true, workerData: path })
    await once(busy, 'message')
    await claim(dir, { pid: 1, socketName })
    const waiting = await fillQueue(path)
    expect(await findHolder(dir)).toEqual({ pid: 1, socketName })
    await expect(claim(dir, { pid: 2, socketName: 'other' })).rejects.toBeInstanceOf(DataDirHeld)
    for (const socket of waiting) socket.destroy()
    await busy.terminate()
    expect(await findHolder(dir)).toBeUndefined()
  })

  it('is free after a holder that ended between the question and its answer', async () => {
    const socketName = basename(mkdtempSync(join(dir, 'ending-')))
    const path = socketFile(join(dir, socketName))
    const holder = spawn(process.execPath, ['-e', LISTEN_IN_PROCESS, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    await claim(dir, { pid: 1, socketName })
    const found = findHolder(dir)
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    // Without a turn of the event loop, so that connecting has begun and not ended.
    while (readFileSync('/proc/net/unix', 'utf8').includes(path));
    expect(await found).toBeUndefined()
    await ended
  })

  it('is not taken over when nobody can tell whether the holder listens, and the reason is told', async () => {
    symlinkSync('circle', join(dir, 'circle'))
    await claim(dir, { pid: 1, socketName: 'circle' })
    const told = /cannot tell whether process 1 .*ELOOP/
    await expect(claim(dir, { pid: 2, socketName: 'other' })).rejects.toThrow(told)
    await expect(findHolder(dir)).rejects.toThrow(told)
  })
})

/** A thread that listens, and then does nothing at all until it is ended. */
const LISTEN_AND_BLOCK = `
  const { parentPort, workerData } = require('node:worker_threads')
  require('node:net').createServer().listen({ path: workerData, backlog: 1 }, () => {
    parentPort.postMessage('listening')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

/** The same in a process of its own. */
const LISTEN_IN_PROCESS = `
  require('node:net').createServer().listen(process.argv[1], () => {
    require('node:fs').writeSync(1, 'listening')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

/** Connects until the kernel has no room for more. */
async function fillQueue(path: string): Promise<Socket[]> {
  const waiting: Socket[] = []
  for (;;) {
    const socket = connect(path)
    const taken = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (!taken) return waiting
    waiting.push(socket)
  }
}

describe('a database that goes silent (DUR-011)', async () => {
  const storage = await openStorage('postgresql')
  afterAll(() => storage.drop())

  it('is told as StorageUnavailable within the statement limit, and the pool recovers when it is back', async () => {
    const proxy = await blackHole(storage.settings.url ?? '')
    const database = await openDatabase(
      { ...storage.settings, url: proxy.url, statementTimeoutMs: 300, acquireTimeoutMs: 500 },
      { mode: 'own' },
    )
    const ask = () => database.read((reader) => reader.first<{ one: number }>(sql`select 1 as one`))
    expect(await ask()).toEqual({ one: 1 })
    proxy.swallow(true)
    await expect(ask()).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(ask()).rejects.toBeInstanceOf(StorageUnavailable)
    proxy.swallow(false)
    expect(await ask()).toEqual({ one: 1 })
    await database.close()
    proxy.close()
  })

  it('stops a statement that takes too long', async () => {
    const database = await openDatabase({ ...storage.settings, statementTimeoutMs: 200 }, { mode: 'own' })
    const slow = database.read((reader) => reader.rows(sql`select pg_sleep(20)`))
    await expect(slow).rejects.toBeInstanceOf(StorageUnavailable)
    await database.close()
  })
})
