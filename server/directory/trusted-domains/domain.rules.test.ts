import { expect, it } from 'vitest'
import { asDomain } from './domain.rules.ts'

it.each([
  ['example.com', 'example.com'],
  ['Example.COM', 'example.com'],
  ['a.b-c.example.co.uk', 'a.b-c.example.co.uk'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['faß.de', 'xn--fa-hia.de'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
])('%j is the domain %j', (text, domain) => {
  expect(asDomain(text)).toBe(domain)
})

it.each([
  ...['', '.', ' ', 'localhost', '1', '1.2.3.4', '0x7f.1', '[::1]', 'example.123', 'ex..com', '.example.com'],
  ...['example.com.', '-a.com', 'a-.com', 'a_b.com', '@example.com', 'user@example.com', '*.example.com', 'a b.com'],
  ...['exa%41mple.com', 'example.com:80', 'example.com/path', 'example.com?x', 'http://example.com', 'xn--a.com'],
  ...[`${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`],
])('%j is no domain', (text) => {
  expect(asDomain(text)).toBeUndefined()
})
