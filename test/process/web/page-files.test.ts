import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'

describe('the page of a path', async () => {
  const server = await useServer(API_ENGINE)
  const load = (path: string) => fetch(new URL(path, server.url))

  it.each([
    ['/reviews/one', ['review-page', 'open-review']],
    ['/campaigns/one/overview', ['overview-page']],
    ['/data/sources/one', ['source-page']],
  ])('%s names the files that it loads, and the server has each of them', async (path, pages) => {
    const html = await (await load(path)).text()
    const files = [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)].map(
      ([, file]) => file ?? '',
    )
    for (const page of pages) expect(files).toContainEqual(expect.stringMatching(new RegExp(`/assets/.*${page}`)))
    const answers = await Promise.all(files.map(async (file) => [file, (await load(file)).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})
