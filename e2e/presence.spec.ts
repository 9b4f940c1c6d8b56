import { expect, type Page, test } from '@playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { asked, extendLate, haveSignedInBefore } from './late-signature.ts'
import { confirmAddress } from './mails.ts'
import { PASSWORD, registered, signedIn } from './people.ts'
import { openRecap, sign } from './recap.ts'
import { signedContract } from './signed-contract.ts'

async function codeFor(page: Page, email: string): Promise<string> {
  const outbox = await (await page.request.get('/dev/mails')).text()
  const mine = outbox.split('<article>').find((mail) => mail.includes(`À : ${email},`))
  return /<br>(\d{6})<br>/.exec(mine ?? '')?.[1] ?? ''
}

test('a signature long after signing in asks for the password, loses nothing and makes one contract', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voiture')
  await sign(page)
  await haveSignedInBefore(page, email)
  const confirm = page.getByRole('button', { name: 'Confirmer la création du contrat' })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/backend/contracts/'))
      keys.push(request.headers()['idempotency-key'])
  })

  await test.step('cancelling returns to the form, with the signature still there', async () => {
    await confirm.click()
    await expect(asked(page).getByLabel('Mot de passe', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(asked(page)).toBeHidden()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Confirmez d’abord que c’est bien vous' }),
    ).toBeVisible()
    await expect(confirm).toBeFocused()
    await expect(page.getByText('Signature prête')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /conditions générales/ })).toBeChecked()
  })

  await test.step('a wrong password is reported at its field, and the right one signs', async () => {
    await confirm.click()
    const dialog = asked(page)
    const password = dialog.getByLabel('Mot de passe', { exact: true })
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await expect(password).toHaveAccessibleDescription('Mot de passe requis')
    await password.fill('Autre-mot-2!')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(/pas votre mot de passe/)
    await expect(password).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Utiliser ma clé d’accès' })).toHaveCount(0)
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contracts/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
  // declined, asked, signed: the same form with the same key each time
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('an extension long after signing in can be confirmed with a code sent by e-mail', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 5 })
  await signedIn(page, email)
  const dialog = await extendLate(page, email)
  await dialog.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  const code = dialog.getByLabel('Code reçu par e-mail')
  await expect(code).toBeFocused()
  await expect(dialog.getByRole('status').getByText(`Un code part vers ${email}`)).toBeVisible()
  const sent = await codeFor(page, email)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/n’est pas le bon/)
  await code.fill(sent)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Contrat prolongé avec succès').first()).toBeVisible()
})

test('a passkey can be used as the proof of identity', async ({ browser, baseURL }) => {
  // passkeys need a host name, not an IP address
  const context = await browser.newContext({
    baseURL: (baseURL ?? '').replace('127.0.0.1', 'localhost'),
  })
  const page = await context.newPage()
  await addAuthenticator(page)
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 5 })
  await signedIn(page, email)
  await confirmAddress(page, email)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Ajouter une clé' }).click()
  const making = page.getByRole('dialog')
  await making.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await making.getByRole('button', { name: 'Créer la clé' }).click()
  await making.getByRole('button', { name: 'J’ai gardé mes codes' }).click()

  const dialog = await extendLate(page, email)
  await dialog.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Contrat prolongé avec succès').first()).toBeVisible()
  await context.close()
})
