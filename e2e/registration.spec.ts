import { expect, type Locator, type Page, test } from '@playwright/test'
import { newPerson, PASSWORD, registered } from './people.ts'

/** Every field with its invalid values and the message for each (specification, section 5). */
const MESSAGES = [
  [
    "Nom d'utilisateur",
    ['', "Nom d'utilisateur requis"],
    ['lo', "Le nom d'utilisateur doit comporter au moins 3 caractères"],
  ],
  [
    'Adresse e-mail',
    ['', 'Email requis'],
    ['lou@exemple', "L'adresse email doit avoir un format valide avec un domaine correct"],
  ],
  [
    'Confirmer l’adresse e-mail',
    ['', 'Votre email doit être confirmé'],
    ['autre@exemple.fr', 'Les emails doivent correspondre'],
  ],
  [
    'Mot de passe',
    ['', 'Mot de passe requis'],
    ['Aa1!', 'Votre mot de passe doit comporter au moins 8 caractères'],
    ['SILLAGE-2026!', 'Votre mot de passe doit comporter au moins une lettre minuscule'],
    ['sillage-2026!', 'Votre mot de passe doit comporter au moins une lettre majuscule'],
    ['Sillage-Sillage!', 'Votre mot de passe doit comporter au moins un chiffre'],
    [
      'Sillage-2026',
      'Votre mot de passe doit comporter au moins un caractère spécial parmi !@#$%^&*',
    ],
  ],
  [
    'Confirmer le mot de passe',
    ['', 'Votre mot de passe doit être confirmé'],
    ['Sillage-2025!', 'Les mots de passe doivent correspondre'],
  ],
] as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Créer un compte' })

test.beforeEach(({ page }) => page.goto('/register'))

test('a field is checked when the user leaves it, then at each change', async ({ page }) => {
  for (const [label, [, required], ...wrong] of MESSAGES)
    await test.step(label, async () => {
      const input = field(page, label)
      const [first] = wrong
      await input.fill(first[0])
      await expect(input).not.toHaveAttribute('aria-invalid')
      await input.blur()
      await expect(input).toHaveAccessibleDescription(first[1])
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      for (const [value, message] of wrong.slice(1)) {
        await input.fill(value)
        await expect(input).toHaveAccessibleDescription(message)
      }
      await input.fill('')
      await expect(input).toHaveAccessibleDescription(required)
    })
})

test('sending an empty form reports every missing field, and focuses the first', async ({
  page,
}) => {
  // the button is marked as disabled, but pressing it says why
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await submit(page).click({ force: true })
  for (const [label, [, required]] of MESSAGES)
    await expect(field(page, label)).toHaveAccessibleDescription(required)
  await expect(field(page, "Nom d'utilisateur")).toBeFocused()
  await expect(page).toHaveURL('/register')
})

test('the strength meter lights a segment and ticks a line for each criterion', async ({
  page,
}) => {
  const steps = [
    ['', 0, []],
    ['s', 1, ['Une lettre minuscule']],
    ['sS', 2, ['Une lettre majuscule']],
    ['sS1', 3, ['Un chiffre']],
    ['sS1!', 4, ['Un caractère spécial parmi !@#$%^&*']],
    ['sS1!sS1!', 5, ['8 caractères au moins']],
  ] as const
  const met: string[] = []
  for (const [password, lit, criteria] of steps) {
    await field(page, 'Mot de passe').fill(password)
    await expect(page.getByRole('img', { name: `Robustesse : ${lit} sur 5` })).toBeVisible()
    met.push(...criteria)
    await expect(criterion(page, 'rempli')).toHaveCount(lit)
    for (const label of met) await expect(criterion(page, 'rempli', label)).toBeVisible()
    await expect(criterion(page, 'à remplir')).toHaveCount(5 - lit)
  }
})

test('a password with the product’s name or one’s own is said to be easy to guess, before it is sent', async ({
  page,
}) => {
  const meter = page.getByRole('img', { name: /^Robustesse : 5 sur 5/ })
  await field(page, "Nom d'utilisateur").fill('camille.roussel')
  for (const [password, word] of [
    ['Sillage-2027!', 'Facile à deviner'],
    ['Camille-2027!', 'Facile à deviner'],
    ['Bruyere-2027!', 'Fort'],
  ] as const) {
    await field(page, 'Mot de passe').fill(password)
    await expect(meter).toHaveText(word)
  }
})

test('the passwords are compared as they are typed, and can be shown', async ({ page }) => {
  const password = field(page, 'Mot de passe')
  const confirmation = field(page, 'Confirmer le mot de passe')
  const hint = page.getByText('Les mots de passe correspondent')
  await password.fill(PASSWORD)
  await confirmation.fill('Sillage-20')
  await expect(hint).toBeHidden()
  await confirmation.fill(PASSWORD)
  await expect(hint).toBeVisible()

  for (const input of [password, confirmation]) {
    const toggle = showButton(input)
    await expect(input).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(input).toHaveAttribute('type', 'text')
    await toggle.click()
    await expect(input).toHaveAttribute('type', 'password')
  }
})

test('another role is requested, not granted', async ({ page }) => {
  const person = newPerson()
  await fillIn(page, person.email)
  await page.getByText('Demander un accès d’équipe').click()
  const role = page.getByLabel('Rôle', { exact: true })
  for (const [label, examiner] of [
    ['Conseiller', 'administrateur'],
    ['Administrateur', 'super-administrateur'],
    ['Super-administrateur', 'super-administrateur'],
  ] as const) {
    await role.selectOption(`${label} (sur demande)`)
    await expect(role).toHaveAccessibleDescription(
      `Votre compte sera d’abord un compte utilisateur. Un ${examiner} examinera votre demande de rôle ${label.toLowerCase()}, une fois votre adresse confirmée par le lien que vous recevrez.`,
    )
  }
  await submit(page).click()
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByText(/Votre demande de rôle super-administrateur comptera quand/),
  ).toBeVisible()
  const answer = await page.request.post('/backend/auth/login', {
    data: { email: person.email, password: PASSWORD },
  })
  expect(await answer.json()).toMatchObject({ user: { role: 'user' } })
})

test('the button says that the account is being created, and a second click creates no other', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/backend/auth/register', async (route) => {
    sent += 1
    await released.promise
    await route.continue()
  })
  const { email } = newPerson()
  await fillIn(page, email)
  await submit(page).click()
  const busy = page.getByRole('button', { name: 'Création du compte...' })
  await expect(busy).toBeVisible()
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  released.resolve()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre compte est créé.')).toBeVisible()
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email)
  expect(sent).toBe(1)
})

test('an address already in use, whatever its case, is refused with a sentence', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await fillIn(page, email.toUpperCase())
  await submit(page).click()
  await expect(
    page.getByText('Un compte existe déjà avec cette adresse. Connectez-vous.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/register')
  await expect(field(page, "Nom d'utilisateur")).toHaveValue('lou.perrin')
})

test('a common password is refused, with the reason at its field', async ({ page }) => {
  const { email } = newPerson()
  await fillIn(page, email)
  for (const name of ['Mot de passe', 'Confirmer le mot de passe'])
    await field(page, name).fill('Azerty123!')
  await submit(page).click()
  const password = field(page, 'Mot de passe')
  await expect(password).toHaveAccessibleDescription(/^Ce mot de passe est trop courant/)
  await expect(password).toBeFocused()
  for (const name of ['Mot de passe', 'Confirmer le mot de passe'])
    await field(page, name).fill(PASSWORD)
  await submit(page).click()
  await expect(page).toHaveURL('/login')
})

async function fillIn(page: Page, email: string) {
  await field(page, "Nom d'utilisateur").fill('lou.perrin')
  await field(page, 'Adresse e-mail').fill(email)
  await field(page, 'Confirmer l’adresse e-mail').fill(email)
  await field(page, 'Mot de passe').fill(PASSWORD)
  await field(page, 'Confirmer le mot de passe').fill(PASSWORD)
}

function criterion(page: Page, state: 'rempli' | 'à remplir', label = ''): Locator {
  return page
    .getByRole('listitem')
    .filter({ hasText: `, ${state}` })
    .filter({ hasText: label })
}

/** The button beside a field. */
function showButton(input: Locator): Locator {
  return input.locator('..').getByRole('button', { name: 'Afficher le mot de passe' })
}

test('what was typed is still there after a reload, but no password', async ({ page }) => {
  await field(page, "Nom d'utilisateur").fill('lou.perrin')
  await field(page, 'Adresse e-mail').fill('lou@exemple.fr')
  await field(page, 'Mot de passe').fill(PASSWORD)
  await page.getByRole('radio', { name: 'Professionnel' }).check()
  await page.reload()
  await expect(field(page, "Nom d'utilisateur")).toHaveValue('lou.perrin')
  await expect(field(page, 'Adresse e-mail')).toHaveValue('lou@exemple.fr')
  await expect(field(page, 'Mot de passe')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Professionnel' })).toBeChecked()
})
