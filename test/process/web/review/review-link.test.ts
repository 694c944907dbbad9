import { describe, expect, it } from 'vitest'
import { COMPANY, reviewingOn } from '../../../api/review/reviewing.ts'
import { API_ENGINE } from '../../../engines.ts'
import { useServer } from '../../../harness.ts'
import { useBrowser } from '../browser.ts'
import { visitingOn } from '../visiting.ts'

interface Task {
  taskId: string
  item: { entitlement: { displayName: string }; user?: { displayName: string } }
}

describe('a link to a review', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, idOf, as } = await reviewingOn(server)
  await load(COMPANY)
  const { visit } = visitingOn(server, await useBrowser())

  it('opens the task that it names, and the address follows the reader', async () => {
    const id = await open({ displayName: 'Linked' })
    const bob = await as('bob@corp.example')
    const tasks = (
      await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { view: 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED' })
    ).body.list as Task[]
    const [last, before] = [tasks.at(-1), tasks.at(-2)]
    const address = `/reviews/${id}?view=flat&task=${last?.taskId}`
    const { page, complaints } = await visit(await idOf('bob@corp.example'), address)
    const panel = page.getByRole('complementary', { name: 'Why this access' })
    const shows = async (task: Task | undefined) => {
      await panel.getByRole('heading', { name: task?.item.user?.displayName ?? '' }).waitFor()
      await panel
        .getByText(task?.item.entitlement.displayName ?? '')
        .first()
        .waitFor()
    }
    await shows(last)
    await page.waitForURL((url) => url.searchParams.get('task') === last?.taskId)
    await page.keyboard.press('k')
    await page.waitForURL((url) => url.searchParams.get('task') === before?.taskId)
    await page.reload()
    await shows(before)
    expect(complaints).toEqual([])
  })
})
