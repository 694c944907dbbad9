import type { Person } from './people.ts'

/** The probability that a person holds something. */
export type Who = (person: Person) => number

export const everybody: Who = () => 1
/** For entitlements that only groups and roles hold. */
export const nobody: Who = () => 0
export const employees: Who = (person) => Number(person.employmentType !== 'Contractor')
export const contractors: Who = (person) => Number(person.employmentType === 'Contractor')
export const leaders: Who = (person) => Number(person.leads)
export const inDepartment =
  (...departments: string[]): Who =>
  (person) =>
    Number(departments.includes(person.department))
/** In a team or one of its subteams. */
export const inTeam =
  (...teams: string[]): Who =>
  (person) =>
    Number([person, person.manager, person.manager?.manager].some((one) => one && teams.includes(one.team)))
/** Of any grade: the title may have a prefix. */
export const withTitle =
  (...titles: string[]): Who =>
  (person) =>
    Number(titles.some((title) => person.title.endsWith(title)))
export const both =
  (...conditions: Who[]): Who =>
  (person) =>
    conditions.reduce((chance, condition) => chance * condition(person), 1)
export const either =
  (...conditions: Who[]): Who =>
  (person) =>
    Math.max(...conditions.map((condition) => condition(person)))
export const some =
  (share: number, condition: Who = everybody): Who =>
  (person) =>
    share * condition(person)
