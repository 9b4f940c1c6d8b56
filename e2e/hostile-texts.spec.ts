import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { browserOf } from './claim-people.ts'
import { DEMO, newToken, PASSWORD } from './people.ts'
import { signedContract } from './signed-contract.ts'

/** Would run wherever a text is inserted as HTML. */
const HOSTILE = '<img src="/hostile" onerror="window.hostile=1">'
const LONG = `${HOSTILE}<script>window.hostile=1</script><svg onload="window.hostile=1">javascript:alert(1)`

test('HTML typed by a customer stays text on every screen of the team', async ({
  page,
  browser,
}) => {
  const { email, claimId } = await hostileCustomer(page)
  const screens = [
    { path: `/admin/users-management?q=${email}`, shown: HOSTILE },
    { path: `/sinistre?id=${claimId}`, shown: LONG },
    { path: `/sinistresDashboard?q=${claimId.slice(0, 8)}`, shown: HOSTILE },
    { path: '/admin/complaints', shown: HOSTILE },
    { path: '/admin/audit', shown: null },
  ]
  const { admin, ran } = await watchedAdmin(browser)
  for (const { path, shown } of screens) {
    await admin.goto(path)
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
    if (shown !== null) await expect(admin.getByText(shown).first()).toBeVisible()
    expect(await admin.evaluate(() => 'hostile' in globalThis), path).toBe(false)
  }
  expect(ran).toEqual([])
  await admin.context().close()
})

/** An admin, with a record of what injected HTML would do: fetch its picture, or be blocked by the page's policy. */
async function watchedAdmin(browser: Browser) {
  const admin = await browserOf(browser, DEMO.admin)
  const ran: string[] = []
  admin.on('request', (request) => {
    if (request.url().endsWith('/hostile')) ran.push(request.url())
  })
  admin.on('dialog', (dialog) => ran.push(dialog.message()))
  admin.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) ran.push(message.text())
  })
  return { admin, ran }
}

/** An account whose names, claim, message, file and complaint are all HTML. */
async function hostileCustomer({ request }: Page) {
  const email = `lou-${randomBytes(5).toString('hex')}@exemple.fr`
  const send = async (path: string, data: unknown, token?: string) => {
    const answer = await request.post(`/backend${path}`, {
      data,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  const names = { username: HOSTILE, firstName: HOSTILE, lastName: HOSTILE }
  await send('/auth/register', { ...names, email, password: PASSWORD, role: 'advisor' })
  const token = await newToken(request, email)
  const contractId = await signedContract(request, { email, product: 'travel', endingIn: 40 })
  const dateIncident = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const { data } = await send(
    '/claims/',
    {
      contract_id: contractId,
      nature: 'Retard ou annulation de vol',
      dateIncident,
      place: HOSTILE,
      description: LONG,
    },
    token,
  )
  const claimId: string = data.claim_id
  const name = encodeURIComponent(`${HOSTILE.replaceAll('/', '')}.txt`)
  const file = await send(`/claims/${claimId}/files?name=${name}`, Buffer.from('texte'), token)
  await send('/messages/', { claimId, content: LONG, files: [file.data.file_id] }, token)
  await send('/complaints', { subject: HOSTILE, message: LONG }, token)
  return { email, claimId }
}
