import { lexer, type Token, type Tokens } from 'marked'
import { createElement, type ReactNode } from 'react'

const SAFE = /^(https?:|mailto:)/i

/** Markdown as elements. HTML in it is shown as text; links lead to web pages and mail addresses only. */
export function Markdown({ text }: { text: string }) {
  return <>{blocks(lexer(text))}</>
}

const blocks = (tokens: readonly Token[] = []): ReactNode[] => tokens.map((token, index) => block(token, index))

function block(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'heading':
      // The page has the first two levels.
      return createElement(`h${Math.min(6, token.depth + 2)}`, { key }, inline(token.tokens))
    case 'paragraph':
      return <p key={key}>{inline(token.tokens)}</p>
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const children = items.map((item, index) => <li key={`${index}-${item.raw}`}>{blocks(item.tokens)}</li>)
      return ordered ? <ol key={key}>{children}</ol> : <ul key={key}>{children}</ul>
    }
    case 'blockquote':
      return <blockquote key={key}>{blocks(token.tokens)}</blockquote>
    case 'code':
      return (
        <pre key={key}>
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr key={key} />
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return (
        <table key={key}>
          <thead>
            <tr>
              {header.map((cell) => (
                <th key={cell.text}>{inline(cell.tokens)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.map((cell) => cell.text).join('|')}>
                {row.map((cell) => (
                  <td key={cell.text}>{inline(cell.tokens)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    }
    case 'space':
      return null
    case 'text':
      return <span key={key}>{'tokens' in token && token.tokens ? inline(token.tokens) : token.text}</span>
    default:
      return <p key={key}>{token.raw}</p>
  }
}

const inline = (tokens: readonly Token[] = []): ReactNode[] =>
  tokens.map((token, key) => {
    switch (token.type) {
      case 'strong':
        return <strong key={`${key}-b`}>{inline(token.tokens)}</strong>
      case 'em':
        return <em key={`${key}-i`}>{inline(token.tokens)}</em>
      case 'del':
        return <del key={`${key}-s`}>{inline(token.tokens)}</del>
      case 'codespan':
        return <code key={`${key}-c`}>{token.text}</code>
      case 'br':
        return <br key={`${key}-n`} />
      case 'link':
        return SAFE.test(token.href) ? (
          <a key={`${key}-a`} href={token.href} target="_blank" rel="noopener noreferrer">
            {inline(token.tokens)}
          </a>
        ) : (
          <span key={`${key}-a`}>{inline(token.tokens)}</span>
        )
      // A picture would be loaded from another host.
      case 'image':
        return <span key={`${key}-p`}>{token.text}</span>
      case 'escape':
      case 'text':
        return token.text
      default:
        return token.raw
    }
  })
