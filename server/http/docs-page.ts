/** The API document as a readable page: no scripts, no external requests, printable, usable on a phone. */

interface Schema {
  $ref?: string
  type?: string
  const?: string
  enum?: string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
}
type Content = Record<string, { schema: Schema }>
interface Described {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-permission'?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
interface Document {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')
/** An escaped name that may wrap between its parts: some are wider than a phone. */
const identifier = (text: string) => escapeHtml(text).replace(/(?<=[./_,])(?=[\w{])|(?<=[a-z])(?=[A-Z])/g, '<wbr>')
/** Escaped text in which `words in backticks` are code and a blank line starts a paragraph. */
const prose = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')

export function docsPage(openapi: unknown): string {
  const document = openapi as Document
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort()
  const ofTag = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(document.info.title)} API</title><style>${STYLE}</style></head><body>
<nav aria-label="Operations"><p class="brand"><a href="/">${escapeHtml(document.info.title)}</a> API</p>${tags
    .map(
      (tag) =>
        `<h2>${escapeHtml(tag)}</h2><ul>${ofTag(tag)
          .map(({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`)
          .join('')}</ul>`,
    )
    .join(
      '',
    )}<h2>More</h2><ul><li><a href="#schemas">Schemas</a></li><li><a href="/openapi.json">openapi.json</a></li></ul></nav>
<main><h1>${escapeHtml(document.info.title)} API <small>${escapeHtml(document.info.version)}</small></h1>
<p>${prose(document.info.description)}</p>
<h2>Getting a token</h2><p>Every request carries <code>Authorization: Bearer &lt;token&gt;</code>. A token comes from a credential's Client ID and Client Secret:</p>
<pre>curl -s $BASE/auth/v1/token -d grant_type=client_credentials \\
  --data-urlencode client_id="$CLIENT_ID" --data-urlencode client_secret="$CLIENT_SECRET"</pre>
${tags
  .map(
    (tag) =>
      `<section><h2>${escapeHtml(tag)}</h2>${ofTag(tag)
        .map((entry) => operationHtml(entry, document.components.schemas))
        .join('')}</section>`,
  )
  .join('')}
<section id="schemas"><h2>Schemas</h2>${Object.entries(document.components.schemas)
    .map(([name, schema]) => `<article id="schema-${name}"><h3>${identifier(name)}</h3>${fields(schema)}</article>`)
    .join('')}</section></main></body></html>`
}

type Schemas = Document['components']['schemas']

function operationHtml(
  { path, method, operation }: { path: string; method: string; operation: Described },
  schemas: Schemas,
): string {
  const { parameters = [], requestBody, responses } = operation
  const permission = operation['x-permission']
  const success = Object.values(responses['200']?.content ?? {})[0]?.schema
  const errors = Object.entries(responses).filter(([status]) => status !== '200')
  return `<article id="${operation.operationId}"><h3>${escapeHtml(operation.summary)}</h3>
<p class="route"><b class="${method}">${method}</b> <code>${identifier(path)}</code></p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
<p class="meta"><code>${identifier(operation.operationId)}</code>${permission ? ` · needs <code>${permission === 'signed_in' ? 'any signed-in caller' : permission}</code>` : ''}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${table(parameters.map((p) => [`<code>${identifier(p.name)}</code> <i>${p.in}</i>`, typeOf(p.schema), prose(p.description ?? '')]))}` : ''}
${bodyHtml(requestBody?.content ?? {}, schemas)}
${success ? `<h4>Answer 200</h4>${messageHtml(success, schemas)}` : ''}
<details><summary>Errors</summary>${table(errors.map(([status, { description }]) => [status, prose(description)]))}</details></article>`
}

function bodyHtml(content: Content, schemas: Schemas): string {
  const types = Object.entries(content)
  if (types.some(([, { schema }]) => schema.format === 'binary'))
    return `<h4>Body</h4><p>The bytes of the file, as ${types.map(([type]) => `<code>${type}</code>`).join(' or ')}</p>`
  return types.map(([type, { schema }]) => `<h4>Body <i>${type}</i></h4>${messageHtml(schema, schemas)}`).join('')
}

/** A message with its fields; those that are messages themselves are links. */
const messageHtml = (schema: Schema, schemas: Schemas) =>
  schema.$ref ? `<p>${typeOf(schema)}</p>${fields(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})}` : fields(schema)

const table = (rows: string[][]) =>
  `<div class="scroll"><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></div>`

function fields(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    `<code>${identifier(name)}</code>${schema.required?.includes(name) ? '' : ' <i>optional</i>'}`,
    typeOf(field),
    prose(field.description ?? ''),
  ])
  return rows.length > 0 ? table(rows) : '<p><code>{}</code></p>'
}

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#schema-${name}">${identifier(name)}</a>`
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(schema.const)}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${identifier(value)}</code>`).join(' ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const entry = Object.values(schema.patternProperties ?? {})[0]
  if (entry) return `map of ${typeOf(entry)}`
  return escapeHtml(schema.format ?? schema.type ?? 'any')
}

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d8dee6,#343b45);--soft:light-dark(#f4f6f9,#1d2229);--text:light-dark(#1b2330,#e4e8ee);--quiet:light-dark(#566072,#9aa5b5);--link:light-dark(#1c5fc4,#7fb0ff)}
*{box-sizing:border-box}body{margin:0;font:15px/1.55 system-ui,sans-serif;color:var(--text);background:light-dark(#fff,#14181d);display:grid;grid-template-columns:280px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px;border-right:1px solid var(--line);font-size:14px}
nav h2{font-size:12px;text-transform:uppercase;letter-spacing:.06em;color:var(--quiet);margin:18px 0 4px}nav ul{list-style:none;margin:0;padding:0}nav li{padding:3px 0}
.brand{font-weight:650;font-size:17px;margin:0}main{overflow-wrap:break-word;padding:28px clamp(16px,4vw,56px) 80px;max-width:960px}
h1{margin:0 0 8px}h1 small{font-size:14px;color:var(--quiet);font-weight:400}section>h2{margin-top:40px;border-bottom:1px solid var(--line);padding-bottom:6px}
article{padding:8px 0 16px;border-bottom:1px solid var(--line);scroll-margin-top:8px}h3{margin:16px 0 6px}h4{margin:14px 0 4px;font-size:13px;color:var(--quiet)}h4 i{font-weight:400}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}code{background:var(--soft);padding:1px 4px;border-radius:4px}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:12px;overflow:auto}.route code{font-size:14px}.route b{font:600 12px/1 ui-monospace,monospace;padding:4px 7px;border-radius:4px;color:#fff;background:#5b6675}
.route .GET{background:#1f7a4d}.route .POST{background:#1c5fc4}.route .PUT{background:#96650b}.route .DELETE{background:#b3352c}
.meta,i{color:var(--quiet)}.meta{font-size:13px}td wbr{display:none}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}td:first-child code{white-space:nowrap}h4+p{margin:0}td{border-top:1px solid var(--line);padding:6px 10px 6px 0;vertical-align:top}
summary{cursor:pointer;color:var(--quiet);font-size:13px;padding:6px 0}
@media(max-width:760px){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}tr,td{display:block}tr{border-top:1px solid var(--line);padding:4px 0}td{border:0;padding:2px 0}td:empty{display:none}td wbr{display:inline}td:first-child code{white-space:normal}}
@media print{nav{display:none}body{display:block}}`
