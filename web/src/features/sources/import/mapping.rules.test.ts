import { describe, expect, it } from 'vitest'
import { fieldChoices } from './mapping.choices.ts'
import {
  canHoldSeveral,
  fillings,
  isFilledDown,
  isLeftOut,
  likelySeparator,
  type MappingFile,
  missingSpots,
  separatorOf,
  valueAt,
  withDropped,
  withFile,
  withFilledDown,
  withJoined,
  withKind,
  withMeanings,
  withoutColumn,
  withoutDropped,
  withoutKind,
  withoutTable,
  withSeparator,
  withValue,
} from './mapping.rules.ts'
import { canHaveMap, valueMap } from './mapping-value.rules.ts'

const field = (name: string, isRequired = false, instead = '') => ({
  ...{ name, about: '', isRequired, instead },
  values: [],
})
const GRANTS = {
  kind: 'grants',
  hasProfile: false,
  fields: [field('app', true), field('entitlement', true), field('account', true, 'resource'), field('resource')],
}
const USERS = { kind: 'users', hasProfile: true, fields: [field('id', true), field('email')] }
const columns = ['User', 'App', 'Role', 'Note'].map((name) => ({
  name,
  samples: [],
  filledPercent: 100,
  distinctCount: 1,
}))
const grants = (fields: Record<string, unknown>): MappingFile => ({ make: [{ kind: 'grants', fields }] })

describe('the form of a mapping', () => {
  it('tells columns, texts and values that it keeps apart, by the first name that the table has', () => {
    const kept = { join: ['Role', { text: '!' }], with: ' ' }
    const file = grants({ app: { text: 'Jira' }, account: { column: ['login', 'user'] }, entitlement: kept, x: 'Gone' })
    expect(fillings(file, columns)).toEqual([
      { spot: { make: 0, field: 'app' }, filling: { text: 'Jira' } },
      { spot: { make: 0, field: 'account' }, filling: { column: 'User' } },
      { spot: { make: 0, field: 'entitlement' }, filling: { kept } },
    ])
  })

  it('names the required fields that nothing fills; a holder may be an account or a resource', () => {
    const missing = (fields: Record<string, unknown>) =>
      missingSpots(grants(fields), columns, [GRANTS]).map((spot) => spot.field)
    expect(missing({})).toEqual(['app', 'entitlement', 'account'])
    expect(missing({ app: { text: ' ' }, entitlement: 'role', resource: 'note' })).toEqual(['app'])
    expect(missing({ app: 'Gone', entitlement: 'role', account: 'user' })).toEqual(['app'])
  })

  it('keeps what means the same when the rows become another kind', () => {
    const file = { ...grants({ app: 'App', account: 'User', entitlement: 'Role' }), dates: { order: 'dmy' } }
    expect(withKind(file, USERS)).toEqual({
      dates: { order: 'dmy' },
      make: [{ kind: 'users', fields: { id: 'User' } }],
    })
    expect(withKind(withKind(file, USERS), GRANTS).make).toEqual([
      { kind: 'grants', with: ['apps', 'entitlements', 'accounts'], fields: { account: 'User' } },
    ])
  })

  it('changes one of the kinds that a row makes, adds one, and takes one away', () => {
    const each = { split: 'Role', by: ';' }
    const [first] = grants({ account: 'User' }).make
    const file: MappingFile = { make: [{ kind: 'users', fields: { id: 'User' } }, { ...first, each } as never] }
    expect(withKind(file, USERS, 1).make).toEqual([file.make[0], { kind: 'users', each, fields: { id: 'User' } }])
    expect(withKind(file, USERS, 2).make).toEqual([...file.make, { kind: 'users', fields: {} }])
    expect(withoutKind(file, 0).make).toEqual([file.make[1]])
  })

  it('leaves a table out: its own part, or one by its name where others share its part (IMP-217)', () => {
    const place = { fileName: 'book.xlsx', member: '', part: 'Notes', format: 'xlsx', columns, mappingFile: 0 }
    const document = { format: 1, files: [{ ...grants({ app: 'App' }), headers: ['App'] }] }
    const alone = withoutTable(document, [place], place)
    expect(alone.files).toEqual([{ headers: ['App'], make: [] }])
    expect([isLeftOut(alone, place), isLeftOut(document, place), isLeftOut(document, { mappingFile: -1 })]).toEqual([
      ...[true, false, false],
    ])
    const shared = withoutTable(document, [place, { ...place, part: 'Now' }], place)
    expect(shared.files).toEqual([document.files[0], { match: ['book.xlsx'], sheet: 'Notes', make: [] }])
    const json = { ...place, fileName: 'x.json', part: 'notes', format: 'json', mappingFile: -1 }
    expect(withoutTable(undefined, [json], json)).toEqual({
      ...{ format: 1, files: [{ match: ['x.json'], read: { rows: 'notes' }, make: [] }] },
    })
  })

  it('fills and empties one field and leaves the others as they are', () => {
    const file = grants({ app: 'App', entitlement: 'Note' })
    const moved = withValue(
      withValue(file, { make: 0, field: 'entitlement' }, 'Role'),
      { make: 0, field: 'app' },
      undefined,
    )
    expect(moved).toEqual(grants({ entitlement: 'Role' }))
    expect(file).toEqual(grants({ app: 'App', entitlement: 'Note' }))
  })

  it('takes empty cells of a column from the row above, or no longer (IMP-239)', () => {
    const file = withFilledDown(grants({ account: 'User' }), 'User', true)
    expect([file.fillDown, isFilledDown(file, ' user '), isFilledDown(file, 'App')]).toEqual([['User'], true, false])
    expect(withFilledDown(file, 'USER', false)).toEqual(grants({ account: 'User' }))
  })

  it('makes every part known by its columns, so that a table stays with its part', () => {
    const other = { columns: [{ ...columns[0], name: 'Mail' }] as typeof columns, mappingFile: 1 }
    const table = { columns, mappingFile: 0 }
    const people: MappingFile = { make: [{ kind: 'users', fields: { id: 'mail' } }] }
    const document = { format: 1, people: { match: ['link'] }, files: [grants({}), people] }
    const changed = grants({ app: { text: '' }, account: 'User' })
    expect(withFile(document, [table, other], table, changed)).toEqual({
      format: 1,
      people: { match: ['link'] },
      files: [
        { ...grants({ account: 'User' }), headers: ['User'] },
        { ...people, headers: ['Mail'] },
      ],
    })
    const added = withFile({ files: [] }, [table], { columns, mappingFile: -1 }, grants({}))
    expect(added.files).toEqual([{ ...grants({}), headers: ['User', 'App', 'Role', 'Note'] }])
  })

  it('offers the fields of every kind that a row makes, and an attribute where the kind has some', () => {
    const file = { make: [...grants({}).make, { kind: 'users', fields: { 'profile.floor': 'Note' } }] }
    const { data, places } = fieldChoices(file, 'Cost center', { kinds: [GRANTS, USERS], columns })
    expect(data[0]).toEqual({ value: '', label: 'Not used' })
    expect(data[2]).toEqual({
      group: 'People',
      items: [
        { value: '1 id', label: 'People: id (required)' },
        { value: '1 email', label: 'People: email' },
        { value: '1 profile.Cost center', label: 'People: attribute Cost center' },
        { value: '1 profile.floor', label: 'People: attribute floor' },
        { value: '1 profile.floor +', label: 'People: attribute floor, after Note' },
      ],
    })
    expect(places.get('1 email')).toEqual({ make: 1, field: 'email' })
    expect(places.get('1 profile.floor +')).toEqual({ make: 1, field: 'profile.floor', isJoined: true })
  })

  it('takes a cell for several values and back, for fields that one thing has once (IMP-253)', () => {
    const file = grants({ app: 'App', account: 'User', entitlement: { column: ['role', 'roles'] } })
    expect(['Role', 'Note'].map((column) => canHoldSeveral(file, column))).toEqual([true, false])
    const split = withSeparator(file, 'Role', '|')
    expect(split.make).toEqual([
      {
        ...{ kind: 'grants', each: { split: 'Role', by: '|' } },
        fields: { app: 'App', account: 'User', entitlement: { item: true } },
      },
    ])
    expect([separatorOf(split, 'role'), separatorOf(split, 'User'), separatorOf(file, 'Role')]).toEqual([
      '|',
      undefined,
      undefined,
    ])
    expect(fillings(split, columns)).toContainEqual({
      spot: { make: 0, field: 'entitlement' },
      filling: { column: 'Role' },
    })
    expect(withValue(split, { make: 0, field: 'resource' }, 'Role').make[0]?.fields.resource).toEqual({ item: true })
    expect(canHoldSeveral(split, 'User')).toBe(false)
    expect(withSeparator(split, 'Role', undefined)).toEqual(
      grants({ app: 'App', account: 'User', entitlement: 'Role' }),
    )
    const lower = JSON.parse('{"then":[{"case":"lower"}]}')
    const steps = { make: [{ ...split.make[0], fields: { entitlement: { item: true, ...lower } } }] }
    expect(withSeparator(steps as MappingFile, 'Role', undefined).make[0]?.fields).toEqual({
      entitlement: { column: 'Role', ...lower },
    })
    const column = { name: 'Role', filledPercent: 100, distinctCount: 2, samples: ['Reader', 'Reader | Writer'] }
    expect([likelySeparator(column), likelySeparator({ ...column, samples: [] })]).toEqual(['|', ';'])
  })

  it('joins columns in a field, in the order in which they were chosen, and takes one out (IMP-272)', () => {
    const spot = { make: 0, field: 'entitlement' }
    const file = grants({ app: 'App', entitlement: { column: ['role', 'roles'] } })
    const two = withJoined(file, spot, 'Note')
    const three = withJoined(two, spot, 'User')
    expect(valueAt(three, spot)).toEqual({ join: [{ column: ['role', 'roles'] }, 'Note', 'User'], with: ' ' })
    expect(fillings(three, columns).slice(1)).toEqual([
      { spot, filling: { column: 'Role' } },
      { spot, filling: { column: 'Note', after: 'Role' } },
      { spot, filling: { column: 'User', after: 'Note' } },
    ])
    expect(withoutColumn(two, spot, 'note')).toEqual(file)
    expect(valueAt(withoutColumn(two, spot, 'ROLE'), spot)).toBe('Note')
    expect(valueAt(withoutColumn(file, spot, 'Role'), spot)).toBeUndefined()
    const other = grants({ entitlement: { join: ['Role', 'Note'], with: '/' } })
    expect(fillings(other, columns)).toEqual([{ spot, filling: { kept: valueAt(other, spot) } }])
  })

  it('says what values of a column mean, and keeps what else its map says (IMP-273)', () => {
    const spot = { make: 0, field: 'entitlement' }
    const file = grants({ entitlement: 'Role' })
    expect(valueMap('Role')).toBeUndefined()
    const mapped = withMeanings(file, spot, { ADM: 'Administrator' })
    const steps = (more: object) => ({ column: 'Role', ...JSON.parse(`{"then":[${JSON.stringify(more)}]}`) })
    expect(valueAt(mapped, spot)).toEqual(steps({ map: { ADM: 'Administrator' } }))
    expect(fillings(mapped, columns)).toEqual([{ spot, filling: { column: 'Role' } }])
    const strict = grants({ entitlement: steps({ map: { ADM: 'Administrator' }, else: 'empty' }) })
    expect(valueAt(withMeanings(strict, spot, { RD: 'Reader' }), spot)).toEqual(
      steps({ map: { RD: 'Reader' }, else: 'empty' }),
    )
    expect(withMeanings(mapped, spot, undefined)).toEqual(file)
    expect(canHaveMap(steps({ case: 'lower' }))).toBe(false)
    expect(canHaveMap(valueAt(withJoined(file, spot, 'Note'), spot))).toBe(false)
  })

  it('drops rows under a reason, and keeps them again (IMP-254)', () => {
    const file = grants({ app: 'App' })
    const dropped = withDropped(file, { when: { column: 'User', is: 'probe' }, because: 'Probe' })
    expect(dropped).toEqual({ ...file, filter: [{ when: { column: 'User', is: 'probe' }, because: 'Probe' }] })
    expect(withoutDropped(dropped, 0)).toEqual(file)
  })
})
