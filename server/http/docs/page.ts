import { exampleOf, type Schema, type Schemas } from './example.ts'

/**
 * The API document as a readable page, made once: everything is in it, so it prints and works without script. The
 * script of docs-search.ts only adds the search.
 */

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
type Content = Record<string, { schema: Schema; example?: unknown }>
interface Response {
  description: string
  content?: Content
}
interface Described {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-permission'?: string
  'x-field-reasons'?: string[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, Response | { $ref: string; description?: string }>
}
interface Document {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Schemas; parameters: Record<string, Parameter>; responses: Record<string, Response> }
}
interface Entry {
  path: string
  method: string
  operation: Described
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')
/** An escaped name that may wrap between its parts: some are wider than a phone. */
const identifier = (text: string) => escapeHtml(text).replace(/(?<=[./_,])(?=[\w{])|(?<=[a-z])(?=[A-Z])/g, '<wbr>')
/** Escaped text in which `words in backticks` are code and a blank line starts a paragraph. */
const prose = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>${code.replace(/(?<=[/_])(?=\w)/g, '<wbr>')}</code>`)
    .replaceAll('\n\n', '<br><br>')
const lastPart = (reference: string) => reference.split('/').at(-1) ?? ''
const details = (summary: string, content: string) =>
  content === '' ? '' : `<details><summary>${summary}</summary>${content}</details>`

export function docsPage(openapi: unknown): string {
  const document = openapi as Document
  const { info, tags, components } = document
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Entry => ({ path, method: method.toUpperCase(), operation })),
  )
  const ofTag = (tag: string) => entries.filter(({ operation }) => operation.tags.includes(tag))
  const title = escapeHtml(info.title)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title} API</title><link rel="stylesheet" href="/docs.css"><script src="/docs.js" defer></script></head><body>
<header><p class="brand"><a href="/">${title}</a> API</p>
<search hidden><input type="search" id="search" placeholder="Search operations and schemas" aria-label="Search operations and schemas" autocomplete="off"><output for="search"></output></search></header>
<nav aria-label="Operations"><details open><summary>Contents</summary><ul><li><a href="#start">Getting a token</a></li><li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li><li><a href="/openapi.json">openapi.json</a></li></ul>${tags
    .map(
      ({ name }) =>
        `<h2>${escapeHtml(name)}</h2><ul>${ofTag(name)
          .map(({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`)
          .join('')}</ul>`,
    )
    .join('')}</details></nav>
<main><h1>${title} API <small>${escapeHtml(info.version)}</small></h1>
<p>${prose(info.description)}</p>
<section id="start"><h2>Getting a token</h2><p>Every request carries <code>Authorization: Bearer &lt;token&gt;</code>. A token comes from a credential's Client ID and Client Secret. The examples on this page use two variables: <code>BASE</code>, the address of this server, and <code>TOKEN</code>.</p>
<pre>export BASE=https://recert.example.com
export TOKEN=$(curl -s "$BASE/auth/v1/token" \\
  -d grant_type=client_credentials \\
  --data-urlencode client_id="$CLIENT_ID" \\
  --data-urlencode client_secret="$CLIENT_SECRET" | jq -r .access_token)</pre></section>
${tags
  .map(
    ({ name, description }) =>
      `<section><h2>${escapeHtml(name)}</h2><p>${prose(description)}</p>${ofTag(name)
        .map((entry) => operationHtml(entry, components))
        .join('')}</section>`,
  )
  .join('')}
<section id="errors"><h2>Errors</h2><p>Every error has the body ${typeOf({ $ref: '#/ApiError' })}. Its <code>reason</code> is stable; the message is for people.</p>${Object.entries(
    components.responses,
  )
    .map(
      ([name, { description }]) =>
        `<article id="response-${name}"><h3>${identifier(name)}</h3><p>${prose(description)}</p></article>`,
    )
    .join('')}</section>
<section id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<article id="schema-${name}"><h3>${identifier(name)}</h3>${schema.description ? `<p>${prose(schema.description)}</p>` : ''}${schema.enum ? `<p class="values">${values(schema.enum)}</p>` : fields(schema)}</article>`,
    )
    .join('')}</section></main></body></html>`
}

type Shared = Document['components']

function operationHtml({ path, method, operation }: Entry, components: Shared): string {
  const { requestBody, responses } = operation
  const permission = operation['x-permission']
  const needs = permission === 'signed_in' ? 'any signed-in caller' : permission
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? (components.parameters[lastPart(parameter.$ref)] as Parameter) : parameter,
  )
  const { 200: success } = responses as Record<string, Response>
  const reply = Object.values(success?.content ?? {})[0]?.schema
  return `<article id="${operation.operationId}"><h3>${escapeHtml(operation.summary)}</h3><p class="route"><b class="${method}">${method}</b> <code>${identifier(path)}</code></p>
<p>${prose(operation.description)}</p>
<p class="meta"><code>${identifier(operation.operationId)}</code>${needs ? ` · needs <code>${needs}</code>` : ''}</p>
${details('Example', `<pre>${escapeHtml(curl(path, method, requestBody?.content ?? {}, components.schemas))}</pre>`)}
${details('Parameters', parameters.length > 0 ? table(parameters.map((p) => [`<code>${identifier(p.name)}</code> <i>${p.in}${p.required ? '' : ', optional'}</i>`, typeOf(p.schema), prose(p.description ?? '')])) : '')}
${bodyHtml(requestBody?.content ?? {}, components.schemas)}
${reply ? details('Reply', messageHtml(reply, components.schemas)) : ''}
${details('Errors', errorsHtml(operation, components))}</article>`
}

function errorsHtml(operation: Described, components: Shared): string {
  const rows = Object.entries(operation.responses).flatMap(([status, response]) => {
    if (status === '200') return []
    const name = '$ref' in response ? lastPart(response.$ref) : ''
    const description = response.description ?? ''
    const link = name ? `<a href="#response-${name}">${identifier(name)}</a>` : ''
    return [[status === 'default' ? 'others' : status, [link, prose(description)].filter(Boolean).join('<br>')]]
  })
  const reasons = operation['x-field-reasons'] ?? []
  const known = components.schemas.FieldReason ? ` (see <a href="#schema-FieldReason">FieldReason</a>)` : ''
  return `${table(rows)}${reasons.length > 0 ? `<p class="values">Reasons of invalid fields${known}: ${values(reasons)}</p>` : ''}`
}

/** A command that makes the call: with the example of the operation, or with what its schema requires. */
function curl(path: string, method: string, content: Content, schemas: Schemas): string {
  const command = `curl${method === 'GET' ? '' : ` -X ${method}`} "$BASE${path}"`
  const [type, body] = Object.entries(content)[0] ?? []
  const token = `\n  -H "Authorization: Bearer $TOKEN"`
  if (!type || !body) return `${command} \\${token}`
  if (type === 'application/x-www-form-urlencoded')
    return `${command} \\\n  -d grant_type=client_credentials \\\n  --data-urlencode client_id="$CLIENT_ID" \\\n  --data-urlencode client_secret="$CLIENT_SECRET"`
  const sent =
    body.schema.format === 'binary'
      ? '--data-binary @file'
      : `-d '${JSON.stringify(body.example ?? exampleOf(body.schema, schemas), null, 2)}'`
  return `${command} \\${token} -H 'Content-Type: ${type}' \\\n  ${sent}`
}

function bodyHtml(content: Content, schemas: Schemas): string {
  const types = Object.entries(content)
  if (types.some(([, { schema }]) => schema.format === 'binary'))
    return details(
      'Body',
      `<p>The bytes of the file, as ${types.map(([type]) => `<code>${type}</code>`).join(' or ')}</p>`,
    )
  return types.map(([type, { schema }]) => details(`Body <i>${type}</i>`, messageHtml(schema, schemas))).join('')
}

/** A message with its fields; those that are messages themselves are links. */
const messageHtml = (schema: Schema, schemas: Schemas) =>
  schema.$ref ? `<p>${typeOf(schema)}</p>${fields(schemas[lastPart(schema.$ref)] ?? {})}` : fields(schema)

const table = (rows: string[][]) =>
  `<div class="scroll"><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></div>`

function fields(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const notes = [
      ...(schema.required?.includes(name) ? [] : ['optional']),
      ...(field.readOnly ? ['read-only'] : []),
    ].join(', ')
    return [
      `<code>${identifier(name)}</code>${notes ? ` <i>${notes}</i>` : ''}`,
      typeOf(field),
      prose(field.description ?? ''),
    ]
  })
  return rows.length > 0 ? table(rows) : '<p><code>{}</code></p>'
}

const values = (list: readonly string[]) => list.map((value) => `<code>${identifier(value)}</code>`).join(' ')

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = lastPart(schema.$ref)
    return `<a href="#schema-${name}">${identifier(name)}</a>`
  }
  if (schema.const !== undefined) return `<code>${identifier(schema.const)}</code>`
  if (schema.anyOf) {
    const choices = schema.anyOf.filter(({ type }) => type !== 'null')
    const [known] = choices
    // Readers must expect values that are not listed; saying so at every enum would drown the page.
    return choices.length === 2 && known?.$ref && choices[1]?.type === 'string'
      ? typeOf(known)
      : choices.map(typeOf).join(' or ')
  }
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`
  const [type] = [schema.type].flat()
  return escapeHtml(schema.format ?? type ?? 'any')
}
