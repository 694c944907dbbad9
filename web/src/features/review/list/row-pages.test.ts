import { describe, expect, it } from 'vitest'
import { PAGE_ROWS, RowPages } from './row-pages.ts'

function setup() {
  const open = new Map<number, { resolve(rows: number[]): void; reject(error: Error): void }>()
  const asked: number[] = []
  const pages = new RowPages<number>(
    (page, signal) =>
      new Promise((resolve, reject) => {
        asked.push(page)
        open.set(page, { resolve, reject })
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const answer = async (page: number) => {
    open.get(page)?.resolve(Array.from({ length: PAGE_ROWS }, (_, n) => page * PAGE_ROWS + n))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { pages, asked, answer, open }
}

describe('rows of a long list', () => {
  it('are loaded around what is in sight, three pages at a time', async () => {
    const { pages, asked, answer } = setup()
    pages.want(250, 260, 200)
    expect(asked).toEqual([2, 0, 1])
    await answer(2)
    expect(asked).toEqual([2, 0, 1, 3])
    expect(pages.row(255)).toBe(255)
    expect(pages.row(150)).toBeUndefined()
  })

  it('whose first page has come already are there at once, and are not asked for', () => {
    const asked: number[] = []
    const pages = new RowPages<string>(
      (page) => {
        asked.push(page)
        return new Promise(() => {})
      },
      ['first', 'second'],
    )
    pages.want(0, 120, 0)
    expect([pages.row(1), asked]).toEqual(['second', [1]])
  })

  it('that nobody looks at any more are given up', async () => {
    const { pages, asked } = setup()
    pages.want(0, 10, 0)
    pages.want(5000, 5010, 0)
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toEqual([0, 50])
    expect(pages.error).toBeUndefined()
  })

  it('that could not be loaded say so, and are loaded when tried again', async () => {
    const { pages, asked, open } = setup()
    pages.want(0, 10, 0)
    open.get(0)?.reject(new Error('no'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(pages.error).toBeInstanceOf(Error)
    pages.want(0, 20, 0)
    expect(asked).toEqual([0])
    pages.retry()
    expect(asked).toEqual([0, 0])
  })

  it('are dropped when there are many, but not those in sight', async () => {
    const { pages, answer } = setup()
    for (let page = 0; page < 60; page++) {
      pages.want(page * PAGE_ROWS, page * PAGE_ROWS + 10, 0)
      await answer(page)
    }
    expect(pages.loaded()).toHaveLength(40)
    expect(pages.row(59 * PAGE_ROWS)).toBe(5900)
    expect(pages.row(0)).toBeUndefined()
  })
})
