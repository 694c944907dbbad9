import { describe, expect, it } from 'vitest'
import { PeopleFinder } from './propose-people.ts'

const PEOPLE = [
  { userId: '1', displayName: 'Jiří Nowak', email: 'jiri.nowak@corp.example' },
  { userId: '2', displayName: 'Ann Berg', email: 'ann.berg@corp.example' },
  { userId: '3', displayName: 'Ann Berg', email: 'ann.berg2@corp.example' },
  { userId: '4', displayName: 'Cher', email: 'cher@corp.example' },
].map((person) => ({ ...person, ref: person.email }))
const proposed = (text: string) => {
  const finder = new PeopleFinder([text], ['name', 'similar_email'])
  for (const person of PEOPLE) finder.see(person)
  return finder.proposalFor(text)?.userId
}

describe('people that a text of a file may mean', () => {
  it.each([
    ['the name', 'Jiří Nowak', '1'],
    ['the name without accents, last name first', 'NOWAK, Jiri', '1'],
    ['an address with two letters exchanged', 'jrii.nowak@corp.example', '1'],
    ['an address with three wrong letters', 'jobo.nowak@corp.example', undefined],
    ['an address with a letter too many', 'jirii.nowak@corp.example', '1'],
    ['an address with an error in its domain', 'jiri.nowak@crop.example', '1'],
    ['an address that two people nearly have', 'ann.berg1@corp.example', undefined],
    ['a name that two people have', 'Ann Berg', undefined],
    ['a single word', 'Cher', undefined],
    ['an address of another domain', 'jiri.nowak@other.example', undefined],
  ])('%s', (_, text, userId) => {
    expect(proposed(text)).toBe(userId)
  })
})
