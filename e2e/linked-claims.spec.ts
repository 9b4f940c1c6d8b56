import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredAgain, declaredClaim } from './claim-people.ts'

const linked = (page: Page) => page.getByRole('region', { name: 'Dossiers liés' })

test('two claims on one accident are linked by number and unlinked, out of the customers’ sight', async ({
  page,
  browser,
}) => {
  const first = await declaredClaim(page, 'Accident', 'car')
  const second = await declaredClaim(page, 'Accident', 'car')
  const [one, two] = [first.claimId.slice(0, 8), second.claimId.slice(0, 8)]
  const owner = await browserOf(browser, first.email)
  const advisor = await browserOf(browser, ADVISOR)
  const colleague = await browserOf(browser, ADVISOR)
  await colleague.goto(second.path)
  await advisor.goto(first.path)

  await test.step('a link needs the other number, the kind of link and a reason', async () => {
    await linked(advisor).getByRole('button', { name: 'Lier un autre dossier' }).click()
    const dialog = advisor.getByRole('dialog', { name: 'Lier un autre dossier' })
    await dialog.getByRole('button', { name: 'Lier les deux dossiers' }).click()
    await expect(dialog.getByText('Indiquez le numéro de l’autre dossier.')).toBeVisible()
    await dialog.getByLabel('Numéro de l’autre dossier').fill(one)
    await dialog.getByText('Même événement', { exact: true }).click()
    await dialog.getByLabel('Pourquoi').fill('Les deux voitures du carrefour.')
    await dialog.getByRole('button', { name: 'Lier les deux dossiers' }).click()
    await expect(dialog.getByText(/Un dossier ne se lie pas à lui-même/)).toBeVisible()
    await dialog.getByLabel('Numéro de l’autre dossier').fill(`n° ${two.toUpperCase()}`)
    await dialog.getByRole('button', { name: 'Lier les deux dossiers' }).click()
    await expect(dialog).toBeHidden()
    await expect(linked(advisor)).toContainText('Même événement : Les deux voitures du carrefour.')
    await expect(linked(advisor)).toContainText('En attente')
  })

  await test.step('the other claim shows the link at once, and each opens the other', async () => {
    await expect(linked(colleague).getByRole('link', { name: new RegExp(one) })).toBeVisible()
    await linked(advisor)
      .getByRole('link', { name: new RegExp(two) })
      .click()
    await expect(advisor).toHaveURL(second.path)
    await linked(advisor)
      .getByRole('link', { name: new RegExp(one) })
      .click()
    await expect(advisor).toHaveURL(first.path)
  })

  await test.step('the customer does not see the link', async () => {
    await owner.goto(first.path)
    await expect(owner.getByRole('log', { name: 'Discussion' })).toBeVisible()
    await expect(owner.getByText('Dossiers liés')).toHaveCount(0)
    await expect(owner.getByText(two)).toHaveCount(0)
  })

  await test.step('the link can be removed from either claim', async () => {
    await linked(colleague)
      .getByRole('button', { name: `Délier le n° ${one}` })
      .click()
    await expect(linked(colleague).getByRole('link')).toHaveCount(0)
    await expect(linked(advisor).getByRole('link')).toHaveCount(0)
  })
  for (const someone of [owner, advisor, colleague]) await someone.context().close()
})

test('a possible duplicate is linked from its warning, which then disappears', async ({
  page,
  browser,
}) => {
  const { email, contractId, path } = await declaredClaim(page, 'Vol', 'car')
  const again = await declaredAgain(page, { email, contractId, nature: 'Vol' })
  const advisor = await browserOf(browser, ADVISOR)
  await advisor.goto(path)
  await advisor.getByRole('button', { name: `Lier le n° ${again.slice(0, 8)}` }).click()
  const dialog = advisor.getByRole('dialog', { name: 'Lier un autre dossier' })
  await expect(dialog.getByLabel('Numéro de l’autre dossier')).toHaveValue(again)
  await dialog.getByLabel('Pourquoi').fill('Déclaré au téléphone, puis en ligne.')
  await dialog.getByRole('button', { name: 'Lier les deux dossiers' }).click()
  await expect(linked(advisor)).toContainText('Déclaré deux fois : Déclaré au téléphone')
  await expect(advisor.getByText('Peut-être déclaré deux fois.')).toHaveCount(0)
  await expect(linked(advisor).getByRole('link')).toHaveCount(1)
  await advisor.context().close()
})
