import { expect, type Page, test } from '@playwright/test'
import { browserOf, declaredClaim, discussionOf } from './claim-people.ts'
import { accountIdOf, DEMO, newPerson, newToken, PASSWORD, tokenOf } from './people.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })

/** A new advisor with three waiting files, the first declared listed first. */
async function advisorWithFiles(page: Page) {
  const rootToken = await tokenOf(page.request, DEMO.root)
  const authorization = { authorization: `Bearer ${rootToken}` }
  const person = newPerson()
  const made = await page.request.post('/backend/auth/register', {
    headers: authorization,
    data: { ...person, password: PASSWORD, role: 'advisor' },
  })
  expect(made.status()).toBe(201)
  const assignee = accountIdOf(await tokenOf(page.request, person.email))
  const claims = [await declaredClaim(page), await declaredClaim(page), await declaredClaim(page)]
  for (const { claimId } of claims) {
    const given = await page.request.put(`/backend/claims/${claimId}/assignment`, {
      headers: authorization,
      data: { assignee },
    })
    expect(given.status()).toBe(200)
  }
  return { email: person.email, claims }
}

test('an advisor works by keyboard alone: list, answer, next claim, and back to the same list', async ({
  page,
  browser,
}) => {
  const { email, claims } = await advisorWithFiles(page)
  const [first, second, third] = claims.map(({ claimId }) => claimId)
  const { email: owner, claimId } = claims[0] ?? { email: '', claimId: '' }
  const token = await newToken(page.request, owner)
  for (let at = 1; at <= 60; at++) {
    const posted = await page.request.post('/backend/messages/', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data: { claimId, content: `Message ${at}` },
    })
    expect(posted.status()).toBe(201)
  }
  const advisor = await browserOf(browser, email)
  await advisor.setViewportSize({ width: 1440, height: 900 })
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await advisor.keyboard.press(key)
  }
  await advisor.goto('/sinistresDashboard?conseiller=me&seulement=open')
  await expect(advisor.getByText('3 sinistre(s) trouvé(s)')).toBeVisible()

  await test.step('a claim opens on its newest message and the answer field', async () => {
    await keys('j', 'Enter')
    await expect(advisor).toHaveURL(`/sinistre?id=${first}`)
    await expect(discussionOf(advisor).getByText('Message 60', { exact: true })).toBeInViewport()
    await expect(field(advisor)).toBeInViewport({ ratio: 1 })
    await expect(advisor.getByRole('button', { name: 'Envoyer', exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expect(discussionOf(advisor).getByText('Message 1', { exact: true })).toHaveCount(0)
    await advisor.getByRole('button', { name: 'Voir les messages précédents' }).press('Enter')
    await expect(discussionOf(advisor).getByText('Message 1', { exact: true })).toHaveCount(1)
    await expect(discussionOf(advisor).getByText('Message 60', { exact: true })).toHaveCount(1)
  })

  await test.step('keys answer, then go to the next claims and back', async () => {
    await keys('r')
    await expect(field(advisor)).toBeFocused()
    await advisor.keyboard.type('Bien reçu.')
    await keys('Enter')
    await expect(discussionOf(advisor).getByText('Bien reçu.')).toBeInViewport()
    await field(advisor).blur()
    await keys('j')
    await expect(advisor).toHaveURL(`/sinistre?id=${second}`)
    await expect(advisor.getByText('2 sur 3')).toBeVisible()
    await keys('j')
    await expect(advisor).toHaveURL(`/sinistre?id=${third}`)
    await expect(advisor.getByText('3 sur 3')).toBeVisible()
    await keys('k')
    await expect(advisor).toHaveURL(`/sinistre?id=${second}`)
    await expect(advisor.getByText('2 sur 3')).toBeVisible()
  })

  await test.step('keys go back to the same list, on the row of the claim', async () => {
    await keys('u')
    await expect(advisor).toHaveURL('/sinistresDashboard?conseiller=me&seulement=open')
    await keys('Enter')
    await expect(advisor).toHaveURL(`/sinistre?id=${second}`)
    await advisor.goBack()
    await expect(advisor).toHaveURL('/sinistresDashboard?conseiller=me&seulement=open')
  })

  await test.step('keyboard shortcuts can be switched off, and stay off', async () => {
    await advisor.getByRole('button', { name: 'Raccourcis clavier' }).click()
    const help = advisor.getByRole('dialog', { name: 'Raccourcis clavier' })
    const isOn = help.getByRole('checkbox', { name: 'Utiliser les raccourcis' })
    await isOn.uncheck()
    await advisor.keyboard.press('Escape')
    await advisor.reload()
    await expect(advisor.getByText('3 sinistre(s) trouvé(s)')).toBeVisible()
    await keys('?', 'j', 'Enter')
    await expect(advisor).toHaveURL('/sinistresDashboard?conseiller=me&seulement=open')
    await expect(help).toBeHidden()
    await advisor.getByRole('button', { name: 'Raccourcis clavier' }).click()
    await isOn.check()
    await advisor.keyboard.press('Escape')
    await keys('?')
    await expect(help).toBeVisible()
    await keys('Escape')
  })

  await test.step('several claims are selected, reminded and reassigned at once', async () => {
    await expect(advisor.getByText('3 sinistre(s) trouvé(s)')).toBeVisible()
    await advisor.getByRole('checkbox', { name: 'Choisir tous ceux de la page' }).check()
    await expect(advisor.getByText('3 sinistres choisis')).toBeVisible()
    await advisor.getByRole('button', { name: 'Relancer l’assuré' }).click()
    const dialog = advisor.getByRole('dialog')
    await expect(dialog.getByText('2 sinistres choisis n’attendent pas')).toBeVisible()
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(advisor.getByText('Relance envoyée.')).toBeVisible()
    await expect(advisor.getByText('sinistres choisis', { exact: false })).toBeHidden()
    await advisor.getByRole('checkbox', { name: 'Choisir tous ceux de la page' }).check()
    await advisor.getByRole('combobox', { name: 'Confier à…' }).selectOption({ label: 'Personne' })
    await expect(advisor.getByText('0 sinistre(s) trouvé(s)')).toBeVisible()
  })
  await advisor.context().close()
})
