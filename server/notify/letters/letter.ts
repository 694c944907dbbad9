import { counted, formatCount } from '../../lib/names.ts'

/** What a mail says, before it becomes text and HTML. Every text is plain: nothing in it is taken for markup. */
export interface Letter {
  subject: string
  /** Sentences, each a paragraph of its own. */
  paragraphs: readonly string[]
  /** Numbers by name, under a heading. */
  tables: readonly { heading: string; rows: readonly (readonly [name: string, count: number])[] }[]
  /** What the campaign owners ask of reviewers. */
  instructions?: string
  /** Where to go, as a path of the web application. */
  action: { label: string; path: string }
  /** How long its link signs the person in; by default as long as that of every mail. */
  signInSeconds?: number
  /** Why the person got it. */
  why: string
}

const MAX_APPS = 10
/** The largest apps, and how many others there are. */
export function byApp(heading: string, apps: readonly { displayName: string; count: number }[]): Letter['tables'] {
  const named = apps.map(({ displayName, count }) => [displayName || 'App without a name', count] as const)
  const others = named.slice(MAX_APPS)
  const rest = others.reduce((total, [, count]) => total + count, 0)
  const rows = named.slice(0, MAX_APPS)
  return [{ heading, rows: others.length > 0 ? [...rows, [`${counted(others.length, 'other app')}`, rest]] : rows }]
}
/** Around every letter. */
export interface Envelope {
  organization: string
  recipient: string
  /** The full address of the action. */
  link: string
  /** How long the link signs the person in; 0 if it does not. */
  signInSeconds: number
}

const signInNote = ({ signInSeconds }: Envelope): string =>
  signInSeconds === 0 ? '' : `The link signs you in, once, within ${lifeOf(signInSeconds)}. Do not forward this mail.`

const lifeOf = (seconds: number): string => {
  if (seconds < 3600) return counted(seconds / 60, 'minute')
  return seconds === 3600 ? 'an hour' : counted(seconds / 3600, 'hour')
}

const sender = ({ organization }: Envelope) => `${organization} · access reviews`

export function renderText(letter: Letter, envelope: Envelope): string {
  const tables = letter.tables.map(({ heading, rows }) =>
    [`${heading}:`, ...rows.map(([name, count]) => `  ${formatCount(count)}  ${name}`)].join('\n'),
  )
  const instructions = letter.instructions ? [`What the campaign owners ask of you:\n${letter.instructions}`] : []
  return `${[
    `Hello ${envelope.recipient},`,
    ...letter.paragraphs,
    ...tables,
    ...instructions,
    `${letter.action.label}:\n${envelope.link}`,
    ...(signInNote(envelope) ? [signInNote(envelope)] : []),
    `-- \n${letter.why}\n${sender(envelope)}`,
  ].join('\n\n')}\n`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
const withBreaks = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>')

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const INK = '#1f2933'
const QUIET = '#616e7c'
const LINE = '#d9e0e7'
const BRAND = '#1f5fbf'

const paragraph = (html: string, style = '') =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK};${style}">${html}</p>`

const tableOf = ({ heading, rows }: Letter['tables'][number]): string => {
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:20px;color:${INK}`
  const lines = rows.map(
    ([name, count]) =>
      `<tr><td style="${cell}">${escaped(name)}</td><td align="right" style="${cell};white-space:nowrap">${formatCount(count)}</td></tr>`,
  )
  return `${paragraph(`<strong>${escaped(heading)}</strong>`, 'margin-bottom:4px;')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">
${lines.join('\n')}
</table>`
}

const instructionsOf = (text: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td style="padding:12px 16px;border-left:4px solid ${LINE};${FONT};font-size:15px;line-height:22px;color:${INK}"><strong>What the campaign owners ask of you</strong><br>${withBreaks(text)}</td>
</tr></table>`

const buttonOf = (label: string, link: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>
<td bgcolor="${BRAND}" style="border-radius:6px;background-color:${BRAND}"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td>
</tr></table>`

/** Tables and inline styles, because mail programs know little else; no images, and colours that invert well. */
export function renderHtml(letter: Letter, envelope: Envelope): string {
  const note = signInNote(envelope)
  const body = [
    paragraph(`Hello ${escaped(envelope.recipient)},`),
    ...letter.paragraphs.map((text) => paragraph(withBreaks(text))),
    ...letter.tables.map(tableOf),
    ...(letter.instructions ? [instructionsOf(letter.instructions)] : []),
    buttonOf(letter.action.label, envelope.link),
    ...(note ? [paragraph(escaped(note), `font-size:14px;line-height:20px;color:${QUIET};`)] : []),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f4f6f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f6f8" style="background-color:#f4f6f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff;border:1px solid ${LINE};border-radius:8px"><tr>
<td style="padding:16px 24px;border-bottom:1px solid ${LINE};${FONT};font-size:14px;line-height:20px;color:${QUIET}">${escaped(sender(envelope))}</td>
</tr><tr>
<td style="padding:24px 24px 8px">
${body.join('\n')}
</td>
</tr><tr>
<td style="padding:16px 24px;border-top:1px solid ${LINE};${FONT};font-size:13px;line-height:18px;color:${QUIET}">${escaped(letter.why)}</td>
</tr></table>
</td></tr></table>
</body>
</html>
`
}
