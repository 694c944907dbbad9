// Writes the files generated from the code: openapi.json, the types of the web client, and tables in docs. With --check
// it writes nothing and fails if a committed file differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PERMISSIONS, ROLES } from '../dist/contract/auth/roles.js'
import { ERRORS, errorReason, FIELD_REASONS } from '../dist/contract/wire/errors.js'
import { CONTEXTS } from '../dist/server/cel/environment.js'
import { referenceOf, typeText } from '../dist/server/cel/reference.js'
import { apiDocument, settings as declared, operations } from '../dist/server/domains.js'
import { FILES } from '../dist/server/imports/columns.js'
import { FAILED, RULES } from '../dist/server/scope/index.js'
import { withTestFiles } from './guarantees.js'
import { webTypes } from './web-types.js'

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const settings = table(
  ['Setting', 'Meaning', 'Default'],
  declared.map(({ name, about, defaultText }) => [`\`${name}\``, about, defaultText && `\`${defaultText}\``]),
)
const errors = `# Errors

Generated from \`contract/wire/errors.ts\`. \`reason\` is stable; the message is for people and may change.

${table(
  ['Status', 'Code', 'Reason', 'Message'],
  Object.entries(ERRORS)
    .sort(([, a], [, b]) => a.status - b.status)
    .map(([name, { status, code, text }]) => [status, code, `\`${errorReason(name)}\``, text]),
)}

An error about fields has a \`google.rpc.BadRequest\` detail with a list of violations. Each violation has its own reason.
If all violations have the same reason, the error has it too.

${table(
  ['Field reason', 'Meaning'],
  Object.entries(FIELD_REASONS).map(([name, about]) => [`\`${name.toUpperCase()}\``, about]),
)}
`
const roleIds = Object.keys(ROLES)
const may = (role, permission) => permission === 'signed_in' || ROLES[role].permissions.includes(permission)
const permissions = `# Permissions

Generated from \`contract/auth/roles.ts\` and the list of operations. The permissions of several roles add up. A credential
has the permissions of its owner; if it is limited to roles, it has those that both its owner and one of these roles have.
Every person may manage the campaigns they own, whatever their roles, so every person has \`campaign.own\`.

${table(
  ['Permission', 'Allows you to'],
  Object.entries(PERMISSIONS).map(([name, about]) => [`\`${name}\``, about]),
)}

${table(
  ['Operation', ...roleIds.map((id) => ROLES[id].displayName)],
  [...operations]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, permission }) => [`\`${id}\``, ...roleIds.map((role) => (may(role, permission) ? 'yes' : ''))]),
)}
`

/** Column types of the import files. */
const TYPES = {
  email: 'e-mail address',
  integer: 'whole number',
  flag: '`true` or `false`',
  time: 'date or time',
  refs: 'list, separated by `;`',
  people: 'ids or e-mail addresses, separated by `;`',
  profile: 'text',
}
function typeOf({ type, values, maxLength }) {
  if (type === 'text' || type === 'ref') return `text, at most ${maxLength} characters`
  if (type === 'choice')
    return Object.keys(values)
      .map((value) => `\`${value}\``)
      .join(', ')
  if (!TYPES[type]) throw new Error(`docs/import.md has no words for the column type ${type}`)
  return TYPES[type]
}
const columns = Object.entries(FILES)
  .map(
    ([kind, { about, columns }]) =>
      `### ${kind}.csv\n\n${about}.\n\n${table(
        ['Column', 'Required', 'Meaning', 'Format'],
        Object.entries(columns).map(([name, column]) => [
          `\`${column.type === 'profile' ? 'profile.<name>' : name}\``,
          column.required ? 'yes' : '',
          column.about,
          typeOf(column),
        ]),
      )}`,
  )
  .join('\n\n')

const scope = `# What a scope selects

Generated from \`server/scope/rules.sql.ts\`, which the SQL is built from. Every open grant becomes an item unless a rule
excludes it. Rules apply in this order, and the ledger counts a grant under the first rule that excludes it. The members
of one rule are combined with AND, except that \`resourceSelection\` and \`scopeRoleSelection\` are combined with OR. A member
that is absent or empty restricts nothing. [adr/0027](adr/0027-scope-meaning.md) explains why.

${table(
  ['Rule', 'Member', 'Selects'],
  RULES.flatMap(({ code, title, members }) =>
    members.map(({ name, selects }, index) => [index === 0 ? `\`${code}\`: ${title}` : '', `\`${name}\``, selects]),
  ),
)}

Grants of people or accounts for which an expression fails are excluded under \`${FAILED.users}\` and
\`${FAILED.accounts}\`, which apply before \`users\` and \`accounts\`. Grants whose entitlement or principal is missing are
\`unmatched\`: no rule accounts for them, so the ledger does not balance.
`

const CONTEXT_TITLES = {
  user_scope: 'people of a scope (`celExpression`)',
  account_scope: 'accounts of a scope (`accountCelExpression`)',
  policy_condition: 'condition of a policy rule or wait',
  policy_approvers: 'approvers of a policy step (`expression`)',
}
const RESULTS = { bool: 'bool', users: 'a `User` or a list of `User`; an empty list skips the step' }
const contexts = Object.keys(CONTEXTS)
const references = contexts.map((context) => referenceOf(context))
const code = (names) => names.map((name) => `\`${name}\``).join(', ')

/** Where a function can be used: everywhere, or in some contexts. */
function whereOf(name) {
  const where = contexts.filter((_, n) => references[n].functions.some((one) => one.name === name))
  if (where.length === contexts.length) return ''
  if (where.length === 2 && where.every((context) => context.startsWith('policy_'))) return 'policies'
  throw new Error(`${name} is available in ${where}, which docs/expressions.md has no words for`)
}

/** The context of approvers has everything that the others have. */
const { constants, fields: fieldsOfTypes, functions: everyFunction } = references.at(-1)
const expressions = `
## Variables

${table(
  ['Context', 'Variables', 'Result'],
  contexts.map((context, n) => [
    CONTEXT_TITLES[context],
    Object.entries(references[n].variables)
      .map(([name, type]) => `\`${name}: ${type}\``)
      .join(', '),
    RESULTS[CONTEXTS[context].result],
  ]),
)}

## Types

Each field has a camelCase and a snake_case name. A field that is not set fails when it is read; \`has()\` tests for it.

${table(
  ['Type', 'Fields'],
  [...fieldsOfTypes]
    .filter(
      ([name, fields]) => /^[A-Za-z]+$/.test(name) && !['svc', 'time'].includes(name) && Object.keys(fields).length > 0,
    )
    .map(([name, fields]) => [
      name,
      Object.entries(fields)
        .map(([field, type]) => `\`${field}: ${typeText(type)}\``)
        .join(', '),
    ]),
)}

## Constants

Enum constants have types of their own, so a comparison with a text is refused.

${table(
  ['Constant', 'Members'],
  [...constants].map(([name, members]) => [`\`${name}\``, code(members)]),
)}

## Functions

The operators of CEL, and these functions. Those marked "policies" exist only there. \`matches\` and \`join\` are refused.

${table(
  ['Function', 'Result', 'Where'],
  everyFunction.map(({ name, forms, about }) => [
    forms.map((form) => `\`${form}\``).join('<br>'),
    about,
    whereOf(name),
  ]),
)}
`

function between(path, name, text) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const content = readFileSync(path, 'utf8')
  const [before, rest] = [content.indexOf(begin), content.indexOf(end)]
  if (before < 0 || rest < 0) throw new Error(`${path} has no markers for ${name}`)
  return `${content.slice(0, before + begin.length)}\n${text}\n${content.slice(rest)}`
}

const openapi = `${JSON.stringify(apiDocument(), null, 2)}\n`
const files = {
  'openapi.json': openapi,
  ...(await webTypes(openapi)),
  'docs/operations.md': between('docs/operations.md', 'settings', settings),
  'docs/import.md': between('docs/import.md', 'columns', columns),
  'docs/errors.md': errors,
  'docs/expressions.md': between('docs/expressions.md', 'reference', expressions),
  'docs/guarantees.md': withTestFiles(readFileSync('docs/guarantees.md', 'utf8')),
  'docs/permissions.md': permissions,
  'docs/scope.md': scope,
}
const stale = Object.entries(files).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `Out of date: ${stale.map(([path]) => path).join(', ')}. Run "npm run generate" and commit the result.`,
    )
    process.exit(1)
  }
} else for (const [path, text] of stale) writeFileSync(path, text)
