import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, discussionOf, PICTURE } from './claim-people.ts'
import { confirmed, signedIn, signInByForm } from './people.ts'

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Votre message' }).fill(text)
  await page.getByRole('textbox', { name: 'Votre message' }).press('Enter')
}

/** Simulates a paste; tests have no permission to use the real clipboard. */
async function paste(page: Page, { text, picture }: { text: string; picture: Buffer }) {
  const field = page.getByRole('textbox', { name: 'Votre message' })
  await field.evaluate(
    (element, { words, base64 }) => {
      const { ClipboardEvent, DataTransfer } = element.ownerDocument.defaultView
      const data = new DataTransfer()
      if (words) data.setData('text/plain', words)
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      const how = { clipboardData: data, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', how))
    },
    { words: text, base64: picture.toString('base64') },
  )
}

test('a customer and an advisor chat live, and lose nothing when the network drops', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page)
  const customer = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  await customer.goto(path)
  await advisor.goto(path)
  await expect(discussionOf(customer)).toBeVisible()
  await expect(discussionOf(advisor)).toBeVisible()

  await test.step('messages go both ways, with a read mark', async () => {
    await write(customer, 'Bonjour, où envoyer ma carte d’embarquement ?')
    await expect(discussionOf(advisor).getByText('où envoyer ma carte')).toBeVisible()
    await expect(discussionOf(customer).getByText(/, lu$/)).toBeVisible()
    await write(advisor, 'Ici même, en photo.')
    await expect(discussionOf(customer).getByText('Ici même, en photo.')).toBeVisible()
    await expect(discussionOf(customer).getByText('équipe Sillage')).toBeVisible()
  })

  await test.step('HTML is shown as text', async () => {
    await write(customer, '<img src=x onerror=alert(1)>')
    await expect(discussionOf(advisor).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })

  await test.step('several files are sent, without the one that was refused', async () => {
    await customer
      .getByLabel('Joindre des fichiers')
      .and(customer.locator('input'))
      .setInputFiles([
        { name: 'carte.png', mimeType: 'image/png', buffer: PICTURE },
        { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pas un PDF') },
      ])
    await expect(customer.getByText(/«\sfaux\.pdf\s» ne correspond pas/)).toBeVisible()
    await customer.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(customer.getByText('Retirez les fichiers refusés')).toBeVisible()
    await customer.getByRole('button', { name: 'Retirer faux.pdf' }).click()
    await customer.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await discussionOf(advisor).getByRole('button', { name: 'Voir carte.png' }).click()
    const viewer = advisor.getByRole('dialog', { name: 'carte.png' })
    await expect(viewer.getByRole('img')).toBeVisible()
    const download = advisor.waitForEvent('download')
    await viewer.getByRole('button', { name: 'Télécharger' }).click()
    expect((await download).suggestedFilename()).toBe('carte.png')
    await viewer.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(viewer).toBeHidden()
  })

  await test.step('a pasted picture is attached; text pasted with a picture stays text', async () => {
    const files = customer.getByRole('list', { name: 'Fichiers joints' }).getByRole('listitem')
    await paste(customer, { text: 'Du texte.', picture: PICTURE })
    await paste(customer, { text: '', picture: PICTURE })
    await expect(files).toHaveCount(1)
    await expect(files.getByText('image.png')).toBeVisible()
    await customer.getByRole('button', { name: 'Retirer image.png' }).click()
  })

  await test.step('an internal note never reaches the customer', async () => {
    await advisor.getByText('Note interne', { exact: true }).click()
    await write(advisor, 'Vérifier la compagnie.')
    await expect(discussionOf(advisor).getByText('Vérifier la compagnie.')).toBeVisible()
    await advisor.getByRole('radio', { name: 'Message' }).check({ force: true })
  })

  await test.step('a message written offline survives a reload and is sent once', async () => {
    await customer.context().setOffline(true)
    await expect(customer.getByText('Vous êtes hors ligne.')).toBeVisible()
    await write(customer, 'Écrit sans réseau.')
    await expect(discussionOf(customer).getByText('Message non envoyé')).toBeVisible()
    await write(advisor, 'Écrit pendant la coupure.')
    await customer.context().setOffline(false)
    await expect(discussionOf(customer).getByText('Écrit pendant la coupure.')).toBeVisible()
    await customer.reload()
    await expect(discussionOf(customer).getByText('Message non envoyé')).toBeVisible()
    await discussionOf(customer).getByRole('button', { name: 'Réessayer' }).click()
    await expect(discussionOf(customer).getByText('Message non envoyé')).toBeHidden()
    await expect(discussionOf(advisor).getByText('Écrit sans réseau.')).toHaveCount(1)
    await expect(discussionOf(customer).getByText('Écrit pendant la coupure.')).toHaveCount(1)
    await expect(discussionOf(customer).getByText('Vérifier la compagnie.')).toHaveCount(0)
  })

  await test.step('unread messages are counted on other pages', async () => {
    await customer.goto('/sinistres')
    await write(advisor, 'Une question de plus.')
    await expect(customer.getByText('1 message non lu', { exact: true })).toBeVisible()
    await customer.getByRole('link', { name: /^Voir le détail/ }).click()
    await expect(discussionOf(customer).getByText('Une question de plus.')).toBeVisible()
    await expect(customer.getByText('1 message non lu')).toHaveCount(0)
  })
  await customer.context().close()
  await advisor.context().close()
})

test('a message that is too long is said to be, and one read while sending fails is read afterwards', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page)
  const customer = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  await customer.goto(path)
  await advisor.goto(path)
  await expect(discussionOf(advisor)).toBeVisible()
  const field = customer.getByRole('textbox', { name: 'Votre message' })
  await field.fill('a'.repeat(5012))
  await expect(
    customer.getByText(/^5.000 caractères au plus.: il y en a 12 de trop\.$/),
  ).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue(/^a{5012}$/)
  await field.fill('')

  await customer.route('**/read', (route) => route.abort(), { times: 1 })
  const lost = customer.waitForEvent('requestfailed', (one) => one.url().endsWith('/read'))
  await write(advisor, 'Votre dossier est complet.')
  await expect(discussionOf(customer).getByText('Votre dossier est complet.')).toBeVisible()
  await lost
  await customer.evaluate("dispatchEvent(new Event('online'))")
  await expect(discussionOf(advisor).getByText(/, lu$/)).toBeVisible()
})

test('a removed participant no longer sees the claim, even on an open page', async ({
  page,
  browser,
}) => {
  const { path } = await declaredClaim(page)
  const friend = await confirmed(page.request)
  const guest = await browserOf(browser, friend.email)
  const advisor = await browserOf(browser, ADVISOR)
  await advisor.goto(path)
  await advisor.getByRole('button', { name: 'Ajouter des participants' }).click()
  const dialog = advisor.getByRole('dialog', { name: 'Ajouter des participants' })
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Utilisateur' })
  await dialog.getByRole('searchbox').fill(friend.email)
  await dialog.getByRole('checkbox', { name: friend.email }).check()
  await dialog.getByRole('button', { name: 'Ajouter 1 personne' }).click()
  await expect(dialog).toBeHidden()

  await guest.goto(path)
  await expect(discussionOf(guest)).toBeVisible()
  const people = advisor.getByRole('listitem').filter({ hasText: friend.email })
  await people.getByRole('button', { name: /^Retirer/ }).click()
  await advisor.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(
    guest.getByText('Ce sinistre n’existe pas, ou ne vous est pas ouvert.'),
  ).toBeVisible()
  await expect(discussionOf(guest)).toBeHidden()
  await guest.context().close()
  await advisor.context().close()
})

test('signing out removes unsent messages from the device', async ({ page }) => {
  const { email, path } = await declaredClaim(page)
  await signedIn(page, email)
  await page.goto(path)
  await expect(discussionOf(page)).toBeVisible()
  await page.context().setOffline(true)
  await write(page, 'Jamais parti.')
  await expect(discussionOf(page).getByText('Message non envoyé')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Jamais fini.')
  const left = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await left()).toContain('Jamais parti.')
  expect(await left()).toContain('Jamais fini.')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  expect(await left()).not.toContain('Jamais')
  await signInByForm(page, email)
  await expect(page).not.toHaveURL('/login')
  await page.goto(path)
  await expect(discussionOf(page)).toBeVisible()
  await expect(page.getByText('Jamais parti.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
})
