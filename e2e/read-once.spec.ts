import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

/** Keeps the first frame of the page's line, after which what is out of date would be read again. */
const WATCHED = `{
  const send = fetch
  self.fetch = async (...sent) => {
    const answer = await send(...sent)
    if (!answer.url.endsWith('/backend/live') || !answer.body) return answer
    const [shown, kept] = answer.body.tee()
    kept.getReader().read().then(({ value }) => { self.firstFrame = new TextDecoder().decode(value) })
    return new Response(shown, answer)
  }
}`

test('a page reads once what it shows: its live line goes on from there', async ({ page }) => {
  await page.addInitScript(WATCHED)
  const firstFrame = () => page.evaluate<string>('self.firstFrame ?? ""')
  const open = async () => {
    await page.goto('/sinistres')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(firstFrame).toContain('event: ')
  }
  await signedIn(page, DEMO.user)
  // the first page that follows events has the server follow them
  await open()
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backend/')) read.push(pathname)
  })
  await open()
  // a second reading would leave with the first frame
  await page.evaluate('new Promise((done) => requestIdleCallback(() => done()))')
  expect(read).toContain('/backend/messages/unread')
  expect(read.filter((path, at) => read.indexOf(path) !== at)).toEqual([])
})
