// A campaign of one reviewer on our server, and that reviewer in a browser.
import { spawnSync } from 'node:child_process'
import { snapshotDir } from '../snapshot.js'
import { cleanEnv } from './child.js'
import { openChromium } from './chromium.js'
import { oneReviewer, withAccess } from './preparing-site.js'
import { startRecert } from './recert.js'

/** Shared by the cases that look at the review page. */
export const reviewSite = (context, tasks) => {
  context.reviewSite ??= newSite(context, tasks)
  return context.reviewSite
}

async function newSite(context, tasks) {
  const site = await startRecert(context.engine)
  const { userId, call, openCampaign } = await withAccess(context, site, tasks)
  const path = await openCampaign({ policyId: await oneReviewer(call, userId) })
  const browser = await openChromium()
  return {
    browser,
    storageState: await signIn(browser, site),
    address: `${site.url}/reviews/${path.split('/').at(-1)}`,
    url: site.url,
    async close() {
      await browser.close()
      await site.stop()
    },
  }
}

/** The cookies of the administrator, signed in as people do. */
async function signIn(browser, { env }) {
  const args = ['dist/recert.js', 'user', 'sign-in-link', '--email', 'admin@example.com']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: snapshotDir(),
    env: cleanEnv(env),
    encoding: 'utf8',
    timeout: 60_000,
  })
  const link = /http\S+#\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`no sign-in link: ${stderr}`)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => address.pathname !== '/sign-in')
  const state = await context.storageState()
  await context.close()
  return state
}
