import { describe, expect, it } from 'vitest'
import { type Cidr, parseCidr } from '../lib/cidr.ts'
import { connectionProblem, urlProblem } from './address.rules.ts'

const range = (text: string) => parseCidr(text) as Cidr

describe('a destination', () => {
  it.each([
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:pw@hooks.example.com/',
    'https://hooks.example.com/#x',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://hooks.localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
  ])('is refused before anything is sent to it: %s (REV-119)', (url) => {
    expect(urlProblem(url, [])).toBeTypeOf('string')
  })

  it.each([
    'https://hooks.example.com/a?b=c',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://example.com:443/',
  ])('is taken: %s', (url) => {
    expect(urlProblem(url, [])).toBeUndefined()
  })

  it('may be private, over http and on any port, where the operator allows it, but never link-local (REV-126)', () => {
    const allowed = [range('10.0.0.0/8'), range('169.254.0.0/16')]
    expect(urlProblem('http://10.1.2.3:9000/', allowed)).toBeUndefined()
    expect(urlProblem('https://169.254.169.254/', allowed)).toMatch(/link-local/)
    expect(urlProblem('https://192.168.0.1/', allowed)).toMatch(/not a public address/)
    expect(urlProblem('http://8.8.8.8/', allowed)).toMatch(/https/)
  })

  it('is judged by the address that its name resolves to', () => {
    const allowed = [range('10.0.0.0/8')]
    const [plain, other] = [new URL('https://a.example.com/'), new URL('http://a.example.com:9000/')]
    expect(connectionProblem(plain, '93.184.216.34', [])).toBeUndefined()
    expect(connectionProblem(plain, '10.0.0.1', [])).toMatch(/not a public address/)
    expect(connectionProblem(other, '10.0.0.1', allowed)).toBeUndefined()
    expect(connectionProblem(other, '93.184.216.34', allowed)).toMatch(/https on port 443/)
  })
})
