import { expect, type Locator, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim } from './claim-people.ts'
import { DEMO, newToken, registered } from './people.ts'

test('the lead compares a period with the one before, and each figure links to its claims', async ({
  page,
  browser,
}) => {
  const { claimId } = await declaredClaim(page, 'Panne mécanique', 'car')
  const headers = { authorization: `Bearer ${await newToken(page.request, ADVISOR)}` }
  const decided = await page.request.post(`/backend/claims/${claimId}/outcome`, {
    headers,
    data: { decision: 'refused', reasons: 'Le véhicule a été retrouvé intact.' },
  })
  expect(decided.status()).toBe(200)
  const { email } = await registered(page.request)
  const complained = await page.request.post('/backend/complaints', {
    headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
    data: { subject: 'Un retard', message: 'J’attends depuis un mois.' },
  })
  expect(complained.status()).toBe(201)

  const lead = await browserOf(browser, DEMO.admin)
  await lead.goto('/equipe?vue=resultats')
  const results = lead.getByRole('region', { name: 'Résultats de la période' })

  await test.step('decided claims link to exactly these claims', async () => {
    await leadsToItsFiles(lead, lead.getByRole('link', { name: /^Décidés, Nadia / }), '/equipe')
    await expect(lead).toHaveURL(/fait=decided/)
    await expect(lead.getByRole('combobox', { name: 'Décidé par' })).toBeVisible()
    // its page in the list depends on the day
    await lead.goto(`${lead.url()}&q=${claimId.slice(0, 8)}`)
    await expect(lead.locator(`a[href*="${claimId}"]`).first()).toBeVisible()
    await lead.goto('/equipe?vue=resultats')
  })

  await test.step('each person’s decisions over four periods link to exactly these claims', async () => {
    const trends = lead.getByRole('region', { name: 'Évolution de chacun' })
    await expect(trends.getByRole('columnheader')).toHaveCount(5)
    const link = trends.getByRole('link', { name: /^Dossiers décidés, Nadia / }).last()
    await leadsToItsFiles(lead, link)
    await lead.goto('/equipe?vue=resultats')
    const earlier = trends.getByRole('link', { name: /^Dossiers décidés, Nadia / }).first()
    const before = Number(await earlier.textContent())
    await earlier.click()
    await expect(lead).toHaveURL(/recul=[123]/)
    await expect(lead.getByRole('combobox', { name: 'Quelle période' })).toBeVisible()
    await expect(lead.getByText(new RegExp(`^${before} sinistre`))).toBeVisible()
    await lead.goto('/equipe?vue=resultats')
    await trends.getByText('Première réponse', { exact: true }).click()
    await expect(
      trends.getByRole('table', { name: 'Évolution de chacun, Première réponse' }),
    ).toBeVisible()
    const saved = lead.waitForEvent('download')
    await trends.getByRole('button', { name: /CSV/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^equipe_evolution_\d{4}-\d\d-\d\d\.csv$/)
  })

  await test.step('declared claims link to exactly these claims', async () => {
    const link = results.getByRole('link', { name: /^Déclarés/ })
    await leadsToItsFiles(lead, link)
    await expect(lead).toHaveURL(/fait=declared/)
    await lead.goto('/equipe?vue=resultats')
  })

  await test.step('another period can be chosen, and its amounts saved as CSV', async () => {
    await expect(results.getByRole('table', { name: /^Indemnités et provisions/ })).toBeVisible()
    await lead.getByRole('radio', { name: '12 mois' }).check({ force: true })
    const saved = lead.waitForEvent('download')
    await results.getByRole('button', { name: /CSV.*Indemnités et provisions/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^equipe_montants_\d{4}-\d\d-\d\d\.csv$/)
  })

  await test.step('open complaints link to exactly these complaints', async () => {
    const link = results.getByRole('link', { name: /^Ouvertes, Sans motif/ })
    const count = Number(await link.textContent())
    await link.click()
    await expect(lead).toHaveURL(/motif=none&etat=open/)
    await expect(lead.getByText('J’attends depuis un mois.').first()).toBeVisible()
    await expect(lead.getByRole('list').filter({ hasText: 'Un retard' })).not.toHaveCount(0)
    expect(count).toBeGreaterThan(0)
  })

  await test.step('the statistics explain the loss ratio of each product', async () => {
    await lead.goto('/admin/stats')
    const table = lead.getByRole('table', { name: 'Résultat technique par produit' })
    await expect(table.getByRole('row', { name: /^Voiture/ })).toContainText('€')
    await expect(lead.getByText(/sur les primes émises hors taxes/)).toBeVisible()
  })

  await test.step('the numbers of contracts and claims link to lists of that length', async () => {
    const contracts = lead.getByRole('table', { name: 'Contrats par état et par type' })
    await leadsToItsFiles(
      lead,
      contracts.getByRole('link', { name: /^Actif, Voiture/ }),
      '/admin/stats',
    )
    await expect(lead.getByRole('table', { name: 'Tous les contrats' })).toBeVisible()
    await expect(lead.getByRole('button', { name: 'Actif', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const claims = lead.getByRole('table', { name: 'Sinistres par âge et par statut' })
    await leadsToItsFiles(
      lead,
      claims.getByRole('link', { name: /^Moins de 7 jours\s:/ }),
      '/admin/stats',
    )
  })
})

/**
 * Follows a figure of the team page to a list with as many files; retries, because other journeys decide and declare
 * meanwhile.
 */
function leadsToItsFiles(lead: Page, link: Locator, from = '/equipe?vue=resultats') {
  return expect(async () => {
    await lead.goto(from)
    const count = Number(await link.textContent())
    expect(count).toBeGreaterThan(0)
    await link.click()
    await expect(lead.getByText(new RegExp(` sur ${count}$`))).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
}
