import { describe, expect, it } from 'vitest'
import { fromLocal, toLocal, zoneName } from './zone.rules.ts'

const BERLIN = 'Europe/Berlin'
const iso = (date: string, time: string, zone = BERLIN) => fromLocal({ date, time }, zone)?.toISOString()

describe('times of a zone', () => {
  it('convert in winter and in summer, there and back', () => {
    expect(iso('2027-02-12', '23:59')).toBe('2027-02-12T22:59:00.000Z')
    expect(iso('2027-07-12', '23:59')).toBe('2027-07-12T21:59:00.000Z')
    expect(toLocal(new Date('2027-07-12T21:59:00Z'), BERLIN)).toEqual({ date: '2027-07-12', time: '23:59' })
    expect(iso('2027-01-01', '00:00', 'Asia/Kathmandu')).toBe('2026-12-31T18:15:00.000Z')
  })

  it('move forward what the clocks skip in spring', () => {
    expect(iso('2027-03-28', '01:59')).toBe('2027-03-28T00:59:00.000Z')
    expect(iso('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
    expect(iso('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z')
    expect(iso('2027-03-14', '02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z')
  })

  it('take the first of what the clocks show twice in autumn', () => {
    expect(iso('2027-10-31', '01:59')).toBe('2027-10-30T23:59:00.000Z')
    expect(iso('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z')
    expect(iso('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z')
    expect(iso('2027-11-07', '01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z')
  })

  it('keep midnight midnight', () => {
    expect(toLocal(new Date('2027-02-11T23:00:00Z'), BERLIN)).toEqual({ date: '2027-02-12', time: '00:00' })
  })

  it('are undefined for what is no time', () => {
    expect(iso('', '12:00')).toBeUndefined()
    expect(iso('2027-02-12', '')).toBeUndefined()
  })

  it('are named as people know the zone', () => {
    expect(zoneName(new Date('2027-02-12T00:00:00Z'), 'UTC')).toBe('UTC')
  })
})
