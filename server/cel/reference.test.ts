import { describe, expect, it } from 'vitest'
import { checkCel } from './check-cel.ts'
import { type CelContext, CONTEXTS } from './environment.ts'
import { FUNCTIONS } from './functions.ts'
import { referenceOf } from './reference.ts'

const contexts = Object.keys(CONTEXTS) as CelContext[]

it('every function of every context is described and has its cost, and no other', () => {
  const known = new Set(contexts.flatMap((context) => referenceOf(context).functions.map(({ name }) => name)))
  expect([...known].sort()).toEqual(Object.keys(FUNCTIONS).sort())
})

describe.each(contexts)('in the context %s', (context) => {
  const { variables, constants, fields } = referenceOf(context)

  it('every variable and field of the reference is known to the check', () => {
    expect(Object.keys(variables)).not.toEqual([])
    for (const [name, type] of Object.entries(variables))
      for (const field of Object.keys(fields.get(type) ?? {}))
        expect([
          name,
          field,
          checkCel(context, `has(${name}.${field}) || dyn(${name}.${field}) == 1`)[0]?.message,
        ]).toEqual([
          name,
          field,
          context === 'policy_approvers' ? expect.stringContaining('must return a User') : undefined,
        ])
  })

  it('every constant of the reference is known to the check', () => {
    for (const [name, members] of constants)
      for (const path of members.length > 0 ? members.map((member) => `${name}.${member}`) : [name]) {
        const [problem] = checkCel(context, `dyn(${path}) == dyn(${path})`)
        expect([path, problem?.message]).toEqual([
          path,
          context === 'policy_approvers' ? expect.stringContaining('must return a User') : undefined,
        ])
      }
  })
})
