import { Anchor } from '@mantine/core'
import { Lexer, type Token, type Tokens } from 'marked'
import type { ReactNode } from 'react'
import classes from './markdown.module.css'

/** Text with markup, as elements: raw HTML is shown as text. Load this part lazily; its lexer weighs 15 kB. */
export default function Markdown({ text }: { text: string }) {
  return <div className={classes.text}>{blocks(new Lexer({ gfm: true }).lex(text))}</div>
}

const blocks = (tokens: readonly Token[]): ReactNode[] => tokens.map((token, index) => block(token, index))

function block(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      // The page has its own first heading.
      const Heading = `h${Math.min(6, (token as Tokens.Heading).depth + 1)}` as 'h2'
      return <Heading key={key}>{spans(token.tokens)}</Heading>
    }
    case 'paragraph':
      return <p key={key}>{spans(token.tokens)}</p>
    case 'text':
      return <span key={key}>{token.tokens ? spans(token.tokens) : (token as Tokens.Text).text}</span>
    case 'blockquote':
      return <blockquote key={key}>{blocks(token.tokens ?? [])}</blockquote>
    case 'code':
      return (
        <pre key={key}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      )
    case 'hr':
      return <hr key={key} />
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const content = items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
        <li key={index}>{blocks(item.tokens)}</li>
      ))
      return ordered ? (
        <ol key={key} start={Number(start) || 1}>
          {content}
        </ol>
      ) : (
        <ul key={key}>{content}</ul>
      )
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return (
        <table key={key}>
          <thead>
            <tr>
              {header.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
                <th key={index}>{spans(cell.tokens)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
              <tr key={line}>
                {row.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
                  <td key={index}>{spans(cell.tokens)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    }
    default:
      return <p key={key}>{token.raw}</p>
  }
}

const spans = (tokens: readonly Token[] = []): ReactNode[] => tokens.map((token, index) => span(token, index))

const isSafe = (href: string): boolean => /^(https?:|mailto:)/i.test(href)

function span(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{spans(token.tokens)}</strong>
    case 'em':
      return <em key={key}>{spans(token.tokens)}</em>
    case 'del':
      return <del key={key}>{spans(token.tokens)}</del>
    case 'codespan':
      return <code key={key}>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br key={key} />
    case 'link': {
      const { href } = token as Tokens.Link
      return isSafe(href) ? (
        <Anchor key={key} href={href} inherit rel="noopener noreferrer" target="_blank">
          {spans(token.tokens)}
        </Anchor>
      ) : (
        <span key={key}>{spans(token.tokens)}</span>
      )
    }
    case 'escape':
    case 'text':
      return token.type === 'text' && token.tokens ? (
        <span key={key}>{spans(token.tokens)}</span>
      ) : (
        (token as Tokens.Text).text
      )
    default:
      return token.raw
  }
}
