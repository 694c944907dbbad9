// Preloaded into a server (`node --import`): a disk that keeps only what was synced when the power is cut.
//
// DISK_UNDER_TEST is a data directory, DISK_SURVIVORS a second directory that holds what a power cut would leave of it:
// a file as it was at its last fsync, a renamed entry once its directory was synced. Two files in DISK_FAULTS switch
// faults on: `lying` makes fsync return without keeping anything, `full` refuses writes that make a file longer.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { threadId } from 'node:worker_threads'

const { DISK_UNDER_TEST: disk = '', DISK_SURVIVORS: survivors = '', DISK_FAULTS: faults = '' } = process.env
const { openSync, closeSync, fsyncSync, renameSync, writeSync } = fs
const paths = new Map()
const renames = []

const isOn = (fault) => fs.existsSync(join(faults, fault))
const isOnDisk = (path) => path !== undefined && !relative(disk, path).startsWith('..')
const survivorOf = (path) => join(survivors, relative(disk, path))

fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest)
  paths.set(fd, String(path))
  return fd
}
fs.closeSync = (fd) => {
  paths.delete(fd)
  closeSync(fd)
}
fs.renameSync = (from, to) => {
  renameSync(from, to)
  if (isOnDisk(String(to))) renames.push([String(from), String(to)])
}
fs.fsyncSync = (fd) => {
  fsyncSync(fd)
  const path = paths.get(fd)
  if (isOnDisk(path) && !isOn('lying')) keep(path, fs.fstatSync(fd).isDirectory())
}
fs.writeSync = (fd, data, offset, length, position) => {
  if (isOnDisk(paths.get(fd)) && typeof position === 'number' && isOn('full')) {
    const { size } = fs.fstatSync(fd)
    if (position + length > size) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  return writeSync(fd, data, offset, length, position)
}
syncBuiltinESMExports()

function keep(path, isDirectory) {
  if (!isDirectory) {
    fs.mkdirSync(dirname(survivorOf(path)), { recursive: true })
    // At once: a test reads it, or kills the server, while jobs go on writing.
    const copy = join(faults, `copy-${process.pid}-${threadId}`)
    fs.copyFileSync(path, copy)
    renameSync(copy, survivorOf(path))
    return
  }
  fs.mkdirSync(survivorOf(path), { recursive: true })
  for (const [from, to] of renames.splice(0))
    if (fs.existsSync(survivorOf(from))) renameSync(survivorOf(from), survivorOf(to))
}
