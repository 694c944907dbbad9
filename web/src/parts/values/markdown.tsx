import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'

const SAFE = /^(https?:|mailto:)/i

/** Markdown as elements. HTML in it is shown as text; links lead to web pages and mail addresses only. */
export const Markdown = ({ text }: { text: string }) => blocks(lexer(text))

/** Children that never change their places need no keys. */
const element = (tag: string | typeof Fragment, ...children: ReactNode[]): ReactNode =>
  createElement(tag, null, ...children)

const blocks = (tokens: readonly Token[] = []): ReactNode => element(Fragment, ...tokens.map(block))
const inline = (tokens: readonly Token[] = []): ReactNode => element(Fragment, ...tokens.map(span))

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      // The page has the first two levels.
      return element(`h${Math.min(6, token.depth + 2)}`, inline(token.tokens))
    case 'paragraph':
      return element('p', inline(token.tokens))
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return element(ordered ? 'ol' : 'ul', ...items.map((item) => element('li', blocks(item.tokens))))
    }
    case 'blockquote':
      return element('blockquote', blocks(token.tokens))
    case 'code':
      return element('pre', element('code', token.text))
    case 'hr':
      return element('hr')
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return element(
        'table',
        element('thead', element('tr', ...header.map((cell) => element('th', inline(cell.tokens))))),
        element('tbody', ...rows.map((row) => element('tr', ...row.map((cell) => element('td', inline(cell.tokens)))))),
      )
    }
    case 'space':
      return null
    case 'text':
      return 'tokens' in token && token.tokens ? inline(token.tokens) : token.text
    default:
      return element('p', token.raw)
  }
}

const TAGS: Record<string, string> = { strong: 'strong', em: 'em', del: 'del' }

function span(token: Token): ReactNode {
  const tag = TAGS[token.type]
  if (tag && 'tokens' in token) return element(tag, inline(token.tokens))
  switch (token.type) {
    case 'codespan':
      return element('code', token.text)
    case 'br':
      return element('br')
    case 'link':
      return SAFE.test(token.href) ? (
        <a href={token.href} target="_blank" rel="noopener noreferrer">
          {inline(token.tokens)}
        </a>
      ) : (
        inline(token.tokens)
      )
    // A picture would be loaded from another host.
    case 'image':
    case 'escape':
    case 'text':
      return token.text
    default:
      return token.raw
  }
}
