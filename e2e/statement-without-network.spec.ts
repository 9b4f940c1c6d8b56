import { expect, test } from '@playwright/test'
import { keptIn } from './offline.ts'
import { claimsOf, onTheRoad } from './on-the-road.ts'
import { drawSignature } from './signature.ts'
import {
  allKept,
  answerTogether,
  bothSign,
  NAMES,
  open,
  send,
  signedStatement,
  statementOf,
  tag,
  toStatement,
  writeHalf,
  writeOnline,
} from './statement-on-device.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('two drivers fill in and sign a statement offline, and it is sent with the declaration', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await toStatement(page)

  await test.step('the statement takes over the declaration, and each part says what is missing', async () => {
    await expect(tag(page, 'ensemble')).toHaveText('2 à remplir')
    await answerTogether(page)
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue('Orléans, rue des Carmes')
    await page.getByRole('button', { name: 'Suite : véhicule A' }).click()
    await expect(page.locator('#a-insurer')).toHaveValue(/Sillage/)
    await expect(tag(page, 'a')).toHaveText(/à remplir$/)
    await open(page, 'signatures')
    await page
      .locator('#signer-a')
      .getByRole('button', { name: 'Immatriculation', exact: true })
      .click()
    await expect(page.locator('#a-plate')).toBeFocused()
  })

  await test.step('each driver’s part is filled in, and survives a reload', async () => {
    await writeHalf(page, 'a', { boxes: [] })
    await page.getByRole('button', { name: 'Suite : véhicule B' }).click()
    await expect(page.getByText('Passez ce téléphone à l’autre conducteur.')).toBeVisible()
    await writeHalf(page, 'b', { boxes: [14] })
    await allKept(page)
    await page.reload()
    await expect(tag(page, 'b')).toHaveText('Rempli')
    await open(page, 'b')
    await expect(page.locator('#b-plate')).toHaveValue('FB-917-TQ')
    await expect(page.locator('#b-case-14')).toBeChecked()
  })

  await test.step('the sketch is drawn, and survives a reload', async () => {
    await open(page, 'croquis')
    await drawSignature(page)
    await expect(tag(page, 'croquis')).toHaveText('Dessiné')
    await allKept(page)
    await page.reload()
    await open(page, 'croquis')
    await expect(page.getByRole('img', { name: 'Croquis de l’accident' })).toBeVisible()
  })

  await test.step('once both have signed, the statement can’t be changed, and survives a reload', async () => {
    await bothSign(page)
    await open(page, 'b')
    await expect(page.locator('#b-plate')).toBeDisabled()
    await page.reload()
    await expect(tag(page, 'signatures')).toHaveText('Signé à deux')
    await expect(page.getByRole('img', { name: 'Signature de Lucie Armand' })).toBeVisible()
  })

  await test.step('a correction cancels both signatures', async () => {
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Corriger le constat' }).click()
    await expect(tag(page, 'signatures')).toHaveText('À signer')
    await open(page, 'b')
    await page.fill('#b-remarks', 'Je ne l’ai pas vu arriver.')
    await bothSign(page)
    await page.getByRole('link', { name: 'Retour à la déclaration' }).click()
    await expect(page.getByText(/^Signé à deux, gardé sur cet appareil/)).toBeVisible()
  })

  await test.step('back online, the dashboard shows the statement, and the server receives it', async () => {
    const before = Date.now()
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(page.getByText(/Constat signé à deux\s: à envoyer/)).toBeVisible()
    await page.getByRole('link', { name: /^Vérifier et envoyer/ }).click()
    await expect(page.getByText(/signé à deux sur cet appareil, part avec elle/)).toBeVisible()
    await expect(page.getByRole('group', { name: /Le véhicule roule-t-il/ })).toBeVisible()
    await expect(page.getByText(/Avez-vous rempli un constat/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
    await expect(page.getByText(/^Envoyé à .*le constat signé à deux, sans photo\.$/)).toBeVisible()
    const there = await statementOf(page, email)
    expect(there).toMatchObject({
      version: 2,
      sketch: expect.stringMatching(/^data:image\/png/),
      shared: { place: 'Orléans, rue des Carmes' },
      a: { texts: { plate: 'AB-123-CD' } },
      b: { texts: { plate: 'FB-917-TQ' }, circumstances: [14] },
    })
    for (const side of ['a', 'b'] as const) {
      const { by, at, given_at: given } = there.signed[side] ?? { by: '', at: '', given_at: null }
      expect(by).toBe(NAMES[side])
      expect(Date.parse(given ?? '')).toBeLessThan(before)
      expect(Date.parse(at)).toBeGreaterThan(Date.parse(given ?? ''))
    }
    expect(await keptIn(page, 'sillage.declarations')).toEqual([])
  })

  await test.step('the other driver reads it through the link, with the times of signature and receipt', async () => {
    await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Lien copié')).toBeVisible()
    const html = page.locator('html')
    const address = await html.evaluate(
      (root): Promise<string> => root.ownerDocument.defaultView.navigator.clipboard.readText(),
    )
    const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
    await other.goto(address)
    await expect(
      other.getByText(/^Lucie Armand, signé sur l’appareil le .*, reçu le/),
    ).toBeVisible()
    await expect(other.getByText(/le constat ne change plus/)).toBeVisible()
  })
})

test('sending resumes after a cut at any step, and each step counts once', async ({
  page,
  context,
}) => {
  const { email } = await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await signedStatement(page)
  await context.setOffline(false)

  const lost = [
    '**/backend/claims/*/statement',
    '**/backend/claims/*/statement/invitation',
    '**/backend/statements/side',
    '**/backend/claims/*/statement/signature',
    '**/backend/statements/signature',
  ]
  const met: string[] = []
  for (const address of lost)
    await page.route(address, async (route) => {
      if (met.includes(address) || route.request().method() === 'GET') return route.fallback()
      met.push(address)
      // the request arrives, but its reply does not
      await route.fetch()
      return route.abort()
    })
  await send(page)
  for (const count of [1, 2, 3, 4, 5]) {
    await expect(page.getByText('Pas de réponse pour le moment.')).toBeVisible()
    expect(met).toHaveLength(count)
    await page.reload()
  }
  await expect(page.getByText(/^Envoyé à .*le constat signé à deux, sans photo\.$/)).toBeVisible()
  expect(met).toEqual(lost)
  expect(await claimsOf(page, email)).toHaveLength(1)
  const there = await statementOf(page, email)
  expect(there.version).toBe(2)
  expect(there.signed).toMatchObject({ a: { by: NAMES.a }, b: { by: NAMES.b } })
})

test('a refused statement says why, and can be corrected on the device and sent again', async ({
  page,
  context,
}) => {
  const { email } = await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await signedStatement(page)
  await test.step('the signatures stay on the device for forty days', async () => {
    await page.locator('html').evaluate(async (html) => {
      const { caches, Response } = html.ownerDocument.defaultView
      const cache = await caches.open('sillage.declarations')
      const requests: Request[] = await cache.keys()
      for (const request of requests.filter(({ url }) => url.endsWith('/constat-garde'))) {
        const kept = await (await cache.match(request)).json()
        const given_at = new Date(Date.now() - 40 * 86_400_000).toISOString()
        const signed = { a: { ...kept.signed.a, given_at }, b: { ...kept.signed.b, given_at } }
        await cache.put(request, Response.json({ ...kept, signed }))
      }
    })
  })
  await context.setOffline(false)
  await send(page)
  await expect(page.getByText('Constat refusé.')).toBeVisible()
  await expect(page.getByText(/date de plus de 30\sjours/)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(/Constat refusé\s: Cette signature date/)).toBeVisible()
  await page.getByRole('link', { name: /^Continuer l’envoi/ }).click()
  await page.getByRole('link', { name: 'Corriger le constat' }).click()
  await expect(page.getByText(/^Refusé\s: Cette signature date/)).toBeVisible()
  await open(page, 'signatures')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Corriger le constat' }).click()
  await bothSign(page)
  await page.getByRole('link', { name: 'Retour à la déclaration' }).click()
  await page.getByRole('link', { name: 'Vérifier et envoyer' }).click()
  await expect(page.getByText(/^Envoyé à .*le constat signé à deux, sans photo\.$/)).toBeVisible()
  expect((await statementOf(page, email)).signed).toMatchObject({
    a: { by: NAMES.a },
    b: { by: NAMES.b },
  })
})

test('a statement changed online in the meantime is not overwritten', async ({ page, context }) => {
  const { email } = await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await signedStatement(page)
  await context.setOffline(false)
  const address = '**/backend/claims/*/statement'
  // the request is never sent
  await page.route(address, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await send(page)
  await expect(page.getByText('Pas de réponse pour le moment.')).toBeVisible()
  await writeOnline(page, email, 'Orléans, quai du Roi')
  await page.unroute(address)
  await page.reload()
  await expect(page.getByText(/a été changé en ligne entre-temps/)).toBeVisible()
  await page.getByRole('button', { name: 'Continuer sans ce constat' }).click()
  await expect(page.getByText(/^Envoyé à .*la déclaration, sans photo\.$/)).toBeVisible()
  expect(await statementOf(page, email)).toMatchObject({
    version: 1,
    shared: { place: 'Orléans, quai du Roi' },
    signed: { a: null, b: null },
  })
})

test('an unfinished statement is sent unsigned, and can be finished online', async ({
  page,
  context,
}) => {
  const { email } = await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await toStatement(page)
  await open(page, 'a')
  const rightAfter = await page.evaluate(`{
    const plate = document.querySelector('#a-plate')
    plate.value = 'AB-123-CD'
    plate.dispatchEvent(new Event('input'))
    document.querySelector('#etat').ariaBusy
  }`)
  expect(rightAfter, 'a change that is not saved yet is not called kept').toBe('true')
  await allKept(page, /peut se finir en ligne/)
  await open(page, 'signatures')
  await expect(page.locator('#signer-a').getByText('Il reste à remplir')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signer le constat' })).toHaveCount(0)
  await context.setOffline(false)
  await send(page)
  await expect(
    page.getByText(/^Envoyé à .*le constat, à finir à deux, sans photo\.$/),
  ).toBeVisible()
  expect(await statementOf(page, email)).toMatchObject({
    version: 1,
    a: { texts: { plate: 'AB-123-CD' } },
    signed: { a: null, b: null },
  })
  await page.getByRole('link', { name: 'Finir le constat' }).click()
  await expect(page.getByLabel('Immatriculation', { exact: true })).toHaveValue('AB-123-CD')
})

test('a theft needs no statement, an accident offers one', async ({ page, context }) => {
  await onTheRoad(page, { keeps: true })
  await context.setOffline(true)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  const link = page.getByRole('link', { name: 'Remplir le constat à deux' })
  await expect(link).toBeVisible()
  await page.getByRole('combobox', { name: 'Contrat concerné' }).selectOption({ index: 1 })
  const nature = page.getByRole('combobox', { name: 'Nature du sinistre' })
  await nature.selectOption({ label: 'Vol' })
  await expect(link).toBeHidden()
  await nature.selectOption({ label: 'Dommages collision' })
  await expect(link).toBeVisible()
})
