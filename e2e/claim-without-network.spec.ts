import { expect, type Page, test } from '@playwright/test'
import { PICTURE } from './claim-people.ts'
import { keptIn } from './offline.ts'
import { claimsOf, onTheRoad } from './on-the-road.ts'
import { signOut } from './people.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  geolocation: { latitude: 47.64121, longitude: -2.75183, accuracy: 12 },
  permissions: ['geolocation'],
})

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE })
const state = (page: Page) => page.locator('#etat')
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

test('a claim begun offline is checked once the network is back, and sent once', async ({
  page,
  context,
}) => {
  const { email } = await onTheRoad(page, { keeps: true })

  await test.step('offline, photos, place and description are saved on the device', async () => {
    await context.setOffline(true)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /même sans réseau/ })).toBeVisible()
    await expect(page.getByText('Continuez : tout est gardé ici.')).toBeVisible()
    await expect(state(page)).toHaveText(/^Rien à garder pour le moment/)

    await page
      .getByRole('group', { name: /blessée/ })
      .getByText('Oui')
      .click()
    await expect(page.getByText('Appelez le 112 maintenant.')).toBeVisible()
    await page
      .getByRole('group', { name: /blessée/ })
      .getByText('Non')
      .click()
    await page.getByLabel('Ajouter des fichiers').setInputFiles([picture('avant.png')])
    await page.getByLabel('Prendre une photo').setInputFiles(picture('plaque.png'))
    await expect(page.locator('#photos').getByRole('listitem')).toHaveCount(2)
    const lying = { name: 'film.mov', mimeType: 'video/quicktime', buffer: PICTURE }
    await page.getByLabel('Ajouter des fichiers').setInputFiles(lying)
    await expect(page.getByText(/film\.mov.* n’est pas accepté/)).toBeVisible()

    await page.getByRole('textbox', { name: 'Lieu' }).fill('Parking de Vannes')
    await page.getByRole('button', { name: 'Noter ma position' }).click()
    await expect(page.getByText(/Position notée, à 12\sm près/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue(
      'Parking de Vannes (47.64121, -2.75183)',
    )
    await page.getByRole('combobox', { name: 'Contrat concerné' }).selectOption({ index: 1 })
    await page
      .getByRole('combobox', { name: 'Nature du sinistre' })
      .selectOption({ label: 'Accident' })
    await description(page).fill('Accrochage en sortant du parking.')
    await expect(state(page)).toHaveText(
      /^Gardé sur cet appareil à .*2\sphotos.*Pas encore envoyée/,
    )
    await expect(page.getByRole('link', { name: 'Vérifier et envoyer' })).toBeHidden()
  })

  await test.step('the declaration is found again after leaving the page', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^Reprendre/ }).click()
    await expect(description(page)).toHaveValue('Accrochage en sortant du parking.')
    await expect(page.locator('#photos').getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: 'Nature du sinistre' })).toHaveValue('Accident')
  })

  await test.step('back online, the dashboard shows it, and it is checked and completed', async () => {
    expect(await claimsOf(page, email)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText(/^Déclaration à envoyer\s: /)).toBeVisible()
    await expect(page.getByText(/pas encore chez nous/)).toBeVisible()
    await page.getByRole('link', { name: /^Vérifier et envoyer/ }).click()
    await expect(description(page)).toHaveValue('Accrochage en sortant du parking.')
    const chosen = page.getByRole('list', { name: 'Fichiers joints' }).getByRole('listitem')
    await expect(chosen).toHaveCount(2)
    await description(page).fill('Accrochage en sortant du parking, sans blessé.')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue(/47\.64121/)
    await page.getByRole('button', { name: 'Suivant' }).click()
  })

  await test.step('a lost answer is reported, and sending again creates a single claim', async () => {
    let isLost = true
    await page.route('**/backend/claims/', async (route) => {
      const answer = await route.fetch()
      if (!isLost) return route.fulfill({ response: answer })
      isLost = false
      return route.abort()
    })
    await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
    await expect(page.getByText('Pas de réponse pour le moment.')).toBeVisible()
    await expect(page.getByText(/^Envoyé à/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^Envoyé à .*, 2\sfichiers\.$/)).toBeVisible()
    await expect(page.getByText('Votre déclaration est enregistrée.')).toBeVisible()
    const claims = await claimsOf(page, email)
    expect(claims).toHaveLength(1)
    expect(await keptIn(page, 'sillage.declarations')).toEqual([])

    await page.goto(`/sinistre?id=${claims[0]?.claim_id}`)
    await expect(page.getByText('Accrochage en sortant du parking, sans blessé.')).toBeVisible()
    await page.getByRole('tab', { name: 'Consulter les documents 2' }).click()
    await expect(page.getByRole('button', { name: 'Voir plaque.png' })).toBeVisible()
  })
})

test('without a saved contract, it is chosen back online, and a refused file is named', async ({
  page,
  context,
}) => {
  const { email } = await onTheRoad(page)
  await context.setOffline(true)
  await page.goto('/contracts')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  await expect(page.getByRole('combobox', { name: 'Contrat concerné' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Nature du sinistre' })).toBeHidden()
  await description(page).fill('Le pare-brise a éclaté.')
  const lying = { ...picture('lettre.pdf'), mimeType: 'application/pdf' }
  await page.getByLabel('Ajouter des fichiers').setInputFiles([lying, picture('impact.png')])
  await expect(page.locator('#photos').getByRole('listitem')).toHaveCount(2)
  await context.setOffline(false)

  await page.getByRole('link', { name: 'Vérifier et envoyer' }).click()
  await expect(page.getByRole('heading', { name: 'Quel contrat est concerné' })).toBeVisible()
  await page.getByRole('link', { name: /^Choisir / }).click()
  await page
    .getByRole('combobox', { name: 'Nature du sinistre' })
    .selectOption({ label: 'Bris de glace' })
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
  await expect(page.getByText('Refusé : lettre.pdf.')).toBeVisible()
  await expect(page.getByText(/ne correspond pas à son extension/)).toBeVisible()

  await test.step('the dashboard says which files are still to be sent', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText(/Fichiers encore sur cet appareil\s: 2 sur 2/)).toBeVisible()
    await page.getByRole('link', { name: /^Continuer l’envoi/ }).click()
  })
  await page.getByRole('button', { name: 'Continuer sans ce fichier' }).click()
  await expect(page.getByText(/^Envoyé à .*, 1\sfichier\.$/)).toBeVisible()
  expect(await claimsOf(page, email)).toHaveLength(1)
})

test('signing out removes the declaration from the device', async ({ page, context }) => {
  await onTheRoad(page)
  await context.setOffline(true)
  await page.goto('/contracts')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  await page.getByLabel('Ajouter des fichiers').setInputFiles(picture('avant.png'))
  await expect(state(page)).toHaveText(/^Gardé sur cet appareil/)
  expect(await keptIn(page, 'sillage.declarations')).toHaveLength(2)
  await context.setOffline(false)
  await page.goto('/sinistres')
  await expect(page.getByText(/^Déclaration à envoyer\./)).toBeVisible()
  await signOut(page)
  await expect.poll(() => keptIn(page, 'sillage.declarations')).toEqual([])
})

test('a declaration can be erased offline', async ({ page, context }) => {
  await onTheRoad(page)
  await context.setOffline(true)
  await page.goto('/contracts')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  await description(page).fill('Une fausse alerte.')
  await expect(state(page)).toHaveText(/^Gardé sur cet appareil/)
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Effacer cette déclaration' }).click()
  await expect(description(page)).toHaveValue('')
  expect(await keptIn(page, 'sillage.declarations')).toEqual([])
})

test('a photo too large for the device can be saved smaller', async ({ page, context }) => {
  await onTheRoad(page)
  await context.setOffline(true)
  await page.goto('/contracts')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  const html = page.locator('html')
  const big = await html.evaluate(async (root): Promise<number[]> => {
    const { OffscreenCanvas } = root.ownerDocument.defaultView
    const canvas = new OffscreenCanvas(3200, 2400)
    canvas.getContext('2d').fillRect(0, 0, 3200, 2400)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  await html.evaluate((root, least) => {
    const { Cache, DOMException } = root.ownerDocument.defaultView
    const { put } = Cache.prototype
    Cache.prototype.put = async function (this: unknown, request: unknown, answer: Response) {
      const { byteLength } = await answer.clone().arrayBuffer()
      if (byteLength >= least) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, request, answer)
    }
  }, big.length)
  await page
    .getByLabel('Ajouter des fichiers')
    .setInputFiles({ name: 'route.png', mimeType: 'image/png', buffer: Buffer.from(big) })
  await expect(page.getByText('Pas assez de place pour ce fichier.')).toBeVisible()
  await page.getByRole('button', { name: /^Garder en plus petit/ }).click()
  await expect(page.locator('#photos').getByRole('listitem')).toHaveText(/route\.jpg/)
})

test('nothing can be typed before the page saves what is typed', async ({ page, context }) => {
  await onTheRoad(page)
  await page.addInitScript({
    content: `
      const { match } = CacheStorage.prototype
      const mayRead = new Promise((resolve) => { addEventListener('mayRead', resolve) })
      CacheStorage.prototype.match = async function (...asked) {
        await mayRead
        return match.apply(this, asked)
      }
      const { open } = CacheStorage.prototype
      CacheStorage.prototype.open = async function (...asked) {
        await mayRead
        return open.apply(this, asked)
      }`,
  })
  await context.setOffline(true)
  await page.goto('/contracts')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  await expect(page.getByRole('heading', { name: 'Déclarer, même sans réseau' })).toBeVisible()
  await expect(description(page)).toBeHidden()
  await page.locator('html').evaluate((root) => {
    const { Event, dispatchEvent } = root.ownerDocument.defaultView
    dispatchEvent(new Event('mayRead'))
  })
  await description(page).fill('Un choc à l’arrière.')
  await expect(state(page)).toHaveText(/^Gardé sur cet appareil/)
  expect(await keptIn(page, 'sillage.declarations')).toHaveLength(1)
})
