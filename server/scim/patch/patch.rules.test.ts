import { describe, expect, it } from 'vitest'
import { ENTERPRISE_SCHEMA } from '../attributes.ts'
import { memberChanges } from './member-patch.rules.ts'
import { patchDocument, readPatch } from './patch.rules.ts'

const operations = (...given: object[]) => readPatch({ Operations: given })
const patched = (document: object, ...given: object[]) =>
  patchDocument('User', { userName: 'ada', ...document }, operations(...given))
const WORK = { value: 'a@x', type: 'work', primary: true }
const HOME = { value: 'b@x', type: 'home' }

describe('a patch of a user', () => {
  it('adds, replaces and removes single attributes in any letter case', () => {
    const change = [
      { op: 'Add', path: 'TITLE', value: 'x' },
      { op: 'REPLACE', path: 'name.givenname', value: 'Ada' },
    ]
    expect(patched({ name: { familyName: 'B' } }, ...change)).toEqual({
      userName: 'ada',
      title: 'x',
      name: { familyName: 'B', givenName: 'Ada' },
    })
    expect(patched({ title: 'x' }, { op: 'remove', path: 'title' })).toEqual({ userName: 'ada' })
    expect(patched({ name: { givenName: 'x' } }, { op: 'remove', path: 'name.givenName' })).toEqual({ userName: 'ada' })
  })

  it('leaves the document that it is given as it was', () => {
    const document = { userName: 'ada', emails: [{ ...WORK }] }
    patchDocument('User', document, operations({ op: 'replace', path: 'emails[type eq "work"].value', value: 'c@x' }))
    expect(document.emails).toEqual([WORK])
  })

  it('changes chosen values, and makes the one that a filter describes', () => {
    const path = 'emails[type eq "work"].value'
    expect(patched({ emails: [WORK, HOME] }, { op: 'replace', path, value: 'c@x' }).emails).toEqual([
      { ...WORK, value: 'c@x' },
      HOME,
    ])
    expect(patched({}, { op: 'Replace', path, value: 'c@x' }).emails).toEqual([{ type: 'work', value: 'c@x' }])
    expect(patched({ emails: [WORK, HOME] }, { op: 'remove', path: 'emails[value co "B@"]' }).emails).toEqual([WORK])
    const none = { op: 'replace', path: 'emails[value co "z"].type', value: 'home' }
    expect(() => patched({}, none)).toThrow('No value of emails')
  })

  it('keeps one primary value', () => {
    const added = { op: 'add', path: 'emails', value: [{ value: 'c@x', primary: true }] }
    expect(patched({ emails: [WORK] }, added).emails).toEqual([
      { ...WORK, primary: false },
      { value: 'c@x', primary: true },
    ])
  })

  it('reaches the extension by its name, and drops what is not kept', () => {
    const value = { [ENTERPRISE_SCHEMA]: { department: 'D' }, 'name.familyName': 'B', nickName: 'x', id: 'other' }
    expect(patched({}, { op: 'add', value })).toEqual({
      userName: 'ada',
      name: { familyName: 'B' },
      [ENTERPRISE_SCHEMA]: { department: 'D' },
    })
    const manager = patched({}, { op: 'add', path: `${ENTERPRISE_SCHEMA}:manager`, value: 'm1' })
    expect(manager[ENTERPRISE_SCHEMA]).toEqual({ manager: { value: 'm1' } })
  })

  it.each([
    [{ op: 'move' }, 'op must be'],
    [{ op: 'remove' }, 'needs a path'],
    [{ op: 'add', path: 'title' }, 'needs a value'],
    [{ op: 'add', path: 'unknown', value: 1 }, 'No attribute is known'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'set by the server'],
    [{ op: 'remove', path: 'userName' }, 'is required'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'true or false'],
    [{ op: 'replace', path: 'name[x eq 1]', value: 'x' }, 'only one value'],
  ])('refuses %j', (operation, problem) => {
    expect(() => patched({}, operation)).toThrow(problem)
  })
})

describe('a patch of members', () => {
  const changes = (...given: object[]) => memberChanges(operations(...given))

  it('names ids by a list, by one value or by a filter', () => {
    expect(
      changes(
        { op: 'add', path: 'members', value: [{ value: 'a' }, { value: 'b' }, { value: 'a' }] },
        { op: 'Remove', path: 'members[value eq "a" or value eq "b"]' },
        { op: 'remove', path: 'members', value: { value: 'c' } },
        { op: 'replace', value: { displayName: 'x', members: [] } },
        { op: 'remove', path: 'members' },
      ),
    ).toEqual([
      { kind: 'add', ids: ['a', 'b'] },
      { kind: 'remove', ids: ['a', 'b'] },
      { kind: 'remove', ids: ['c'] },
      { kind: 'replace', ids: [] },
      { kind: 'clear' },
    ])
  })

  it.each([
    [{ op: 'remove', path: 'members[display eq "x"]' }, 'chosen by their ids'],
    [{ op: 'add', path: 'members[value eq "x"]', value: 'x' }, 'cannot|not added'],
    [{ op: 'add', path: 'members', value: [{ value: 7 }] }, 'needs the id'],
  ])('refuses %j', (operation, problem) => {
    expect(() => changes(operation)).toThrow(new RegExp(problem))
  })
})
