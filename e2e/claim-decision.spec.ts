import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { answerOrders } from '../apps/server/src/payments/bank/fake-bank.factory.ts'
import { readBankFile } from '../apps/server/src/payments/bank/read-bank-file.ts'
import { ADVISOR, browserOf, declaredClaim } from './claim-people.ts'
import { textOf } from './pdf-text.ts'
import { DEMO } from './people.ts'
import { IBAN, importStatement, letThreeDaysPass, teller } from './teller.ts'

test('a large claim is decided, signed by a second person, paid by two others and recovered in part', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { email, claimId, path } = await declaredClaim(page, 'Accident', 'car')
  const customer = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  const second = await browserOf(browser, DEMO.admin)
  const preparer = await teller(page.request, 'prepare', 'admin')
  const odile = await browserOf(browser, preparer)
  const remi = await browserOf(browser, await teller(page.request, 'approve', 'admin'))

  await test.step('the claim shows the contract at the time of the incident, and its reserve is changed with a reason', async () => {
    await advisor.goto(path)
    const card = advisor.getByRole('region', { name: 'Contrat à l’incident' })
    await expect(card.getByText('Tous risques')).toBeVisible()
    await expect(card.getByText(/franchise 300,00\s€/).first()).toBeVisible()
    await expect(card.getByText(/2\s500,00\s€/)).toBeVisible()
    await card.getByRole('button', { name: 'Changer' }).click()
    await card.getByLabel('Montant, en euros').fill('4800')
    await card.getByLabel('Pourquoi').fill('Devis du garage')
    await card.getByRole('button', { name: 'Mettre de côté' }).click()
    await expect(card.getByText(/4\s800,00\s€/).first()).toBeVisible()
  })

  await test.step('above the limit, the decision waits for a second signature', async () => {
    await advisor.getByRole('link', { name: 'Rendre la décision' }).click()
    await advisor
      .getByRole('group', { name: /^La personne concernée/ })
      .getByText('oui')
      .click()
    await advisor
      .getByRole('group', { name: /^Aucune exclusion/ })
      .getByText('oui')
      .click()
    await advisor.getByLabel('D’où vient ce montant').fill('Rapport du cabinet Orlet')
    await advisor.getByLabel('Montant du dommage, en euros').fill('4612,40')
    await advisor.getByLabel(/^Vétusté/).fill('96')
    await advisor.getByLabel('Motif').fill('Deux pneus usés')
    await expect(advisor.getByText(/4\s216,40\s€/)).toBeVisible()
    await expect(advisor.getByText(/Deux pneus usés\./)).toBeVisible()
    await advisor.getByRole('button', { name: 'Demander la seconde signature' }).click()
    await expect(
      advisor.getByRole('heading', { name: 'Une décision attend une seconde signature' }),
    ).toBeVisible()
    await expect(advisor.getByRole('button', { name: 'Signer la décision' })).toHaveCount(0)
    // the button that was pressed is gone with the form: a keyboard goes on from the title
    await expect(advisor.getByRole('heading', { name: 'Décision', exact: true })).toBeFocused()
    await customer.goto(path)
    await expect(customer.getByRole('log')).toBeVisible()
    await expect(customer.getByText('Vous recevrez')).toHaveCount(0)
  })

  await test.step('a second person signs, and the customer gives an account', async () => {
    await second.goto(path)
    await second.getByRole('link', { name: 'Décision à signer' }).click()
    const reckoned = second.getByRole('region', { name: 'Calcul' })
    await expect(reckoned.getByText('Deux pneus usés')).toBeVisible()
    await expect(reckoned.getByText(/^−\s96,00\s€$/)).toBeVisible()
    await second.getByRole('button', { name: 'Signer la décision' }).click()
    await expect(second).toHaveURL(path)
    const outcome = second.getByRole('region', { name: 'Décision : acceptée' })
    await expect(outcome.getByText('Indemnité', { exact: true })).toBeVisible()
    await expect(outcome.getByText(/^(Vous recevrez|Votre franchise)/)).toHaveCount(0)
    await expect(outcome.getByText('L’assuré doit indiquer le compte bancaire')).toBeVisible()
    await expect(customer.getByText('Vous recevrez')).toBeVisible()
    const [letter] = await Promise.all([
      customer.waitForEvent('download'),
      customer.getByRole('button', { name: 'Lettre de décision (PDF)' }).click(),
    ])
    expect(await textOf(letter)).toContain('De votre dommage à votre indemnité')
    await customer.getByRole('link', { name: 'Indiquer mon IBAN' }).click()
    await customer.getByRole('button', { name: 'Indiquer mon IBAN' }).click()
    const dialog = customer.getByRole('dialog', { name: 'Où verser votre indemnité' })
    await dialog.getByLabel('Titulaire du compte').fill('Lou Marchand')
    await dialog.getByLabel('IBAN').fill(IBAN)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await letThreeDaysPass(email)
  })

  await test.step('a large claim before any premium was received waits for the approver to check it', async () => {
    await odile.goto('/finance/banque')
    const waiting = odile.getByRole('row', { name: /Lou Marchand.*4\s216,40\s€/ })
    await expect(waiting).toContainText('aucun paiement n’a encore été encaissé')
    await expect(waiting.getByRole('button')).toHaveCount(0)
    await remi.goto('/finance/banque')
    await remi
      .getByRole('button', { name: /^Laisser partir 4\s216,40\s€ vers Lou Marchand$/ })
      .click()
    const dialog = remi.getByRole('dialog', { name: /^Laisser partir ces 4\s216,40\s€/ })
    await dialog.getByLabel('Ce que vous avez vérifié').fill('Expertise et carte grise vues')
    await dialog.getByRole('button', { name: 'Laisser partir' }).click()
    await expect(remi.getByText('Le virement peut entrer dans un lot.')).toBeVisible()
  })

  const file = await test.step('two other people prepare and approve the payment', async () => {
    await odile.goto('/finance/banque')
    await odile.getByRole('button', { name: 'Préparer les virements' }).click()
    await expect(
      odile.getByText(`indemnité du sinistre n°\u00a0${claimId.slice(0, 8)}`),
    ).toBeVisible()
    await remi.goto(odile.url())
    await expect(remi.getByText(/Examiné par .*Expertise et carte grise vues/)).toBeVisible()
    await remi.getByRole('button', { name: /^Approuver/ }).click()
    await expect(remi.getByText('Empreinte SHA-256')).toBeVisible()
    const [download] = await Promise.all([
      remi.waitForEvent('download'),
      remi.getByRole('button', { name: 'Télécharger le fichier' }).click(),
    ])
    return readFileSync(await download.path())
  })
  await customer.goto(path)
  await expect(customer.getByText(/^Virement de 4\s216,40\s€ émis le /)).toBeVisible()

  await test.step('the bank statement settles the payment', async () => {
    const orders = await readBankFile(file)
    if (orders.kind !== 'transfers') throw new Error(orders.kind)
    const { movements } = answerOrders(orders)
    await odile.goto('/finance/banque')
    await importStatement(odile, { email: preparer, movements })
  })
  await customer.reload()
  await expect(customer.getByText(/^Virement de 4\s216,40\s€ exécuté le /)).toBeVisible()

  await test.step('a recovery is recorded, partly received by its reference, and the rest given up', async () => {
    const card = advisor.getByRole('region', { name: 'Contrat à l’incident' })
    const recoveries = card.getByRole('region', { name: 'Recours' })
    await advisor.goto(path)
    await recoveries.getByRole('button', { name: 'Noter un recours' }).click()
    const noting = advisor.getByRole('dialog', { name: 'Noter un recours' })
    await expect(noting.getByLabel('Montant, en euros')).toHaveValue('4216,4')
    await noting.getByRole('button', { name: 'Noter ce recours' }).click({ force: true })
    await expect(noting.getByLabel('Qui doit')).toBeFocused()
    await expect(noting.getByLabel('Qui doit')).toHaveAccessibleDescription(/^Dites qui doit/)
    await expect(noting.getByLabel('Pourquoi')).toHaveAccessibleDescription('Indiquez pourquoi.')
    await noting.getByLabel('Qui doit').fill('Maison Fournier')
    await noting.getByLabel('Montant, en euros').fill('5000')
    await noting.getByLabel('Pourquoi').fill('Constat, cas 10')
    await noting.getByRole('button', { name: 'Noter ce recours' }).click()
    await expect(noting.getByText(/Il reste 4\s216,40\s€ à réclamer/)).toBeVisible()
    await noting.getByLabel('Montant, en euros').fill('3000')
    await noting.getByRole('button', { name: 'Noter ce recours' }).click()
    await expect(noting).toBeHidden()
    const reference = (await recoveries.getByText(/^RF\d{2}/).textContent()) ?? ''
    const on = Temporal.Now.plainDateISO('Europe/Paris')
    const text = `Notre part ${reference}`
    await remi.goto('/finance/banque?vue=recours')
    const expected = remi.getByRole('row', { name: /Maison Fournier/ })
    await expect(expected.getByText(/3\s000,00\s€/).first()).toBeVisible()
    await odile.goto('/finance/banque')
    const received = {
      cents: 200_000,
      on,
      reference: claimId.slice(0, 30),
      party: 'FOURNIER',
      text,
    }
    await importStatement(odile, { email: preparer, movements: [received] })
    await remi.reload()
    await expect(expected.getByText(/^1\s000,00\s€ sur 3\s000,00\s€$/)).toBeVisible()
    await advisor.reload()
    await expect(recoveries.getByText(/^2\s000,00\s€ reçus$/)).toBeVisible()
    await recoveries.getByRole('button', { name: /^Abandonner le recours/ }).click()
    const leaving = advisor.getByRole('dialog', { name: /^Ne plus attendre 1\s000,00\s€/ })
    await leaving.getByLabel('Pourquoi').fill('Partage de responsabilité')
    await leaving.getByRole('button', { name: 'Abandonner' }).click()
    await expect(recoveries.getByText(/^1\s000,00\s€ abandonnés par Nadia/)).toBeVisible()
    await expect(recoveries.getByText(/2\s216,40\s€/)).toBeVisible()
  })
  for (const one of [customer, advisor, second, odile, remi]) await one.context().close()
})
