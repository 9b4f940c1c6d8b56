import type { Page } from '@playwright/test'
import { ADVISOR } from './claim-people.ts'
import { signedIn } from './people.ts'
import type { Screen } from './screen.ts'
import { writtenStatement } from './statement.ts'

let open: ReturnType<typeof writtenStatement> | undefined
let signed: ReturnType<typeof writtenStatement> | undefined

const openOf = (page: Page) => {
  open ??= writtenStatement(page, { isSigned: false })
  return open
}

const signedOf = (page: Page) => {
  signed ??= writtenStatement(page, { isSigned: true })
  return signed
}

async function shown(page: Page) {
  await page.getByRole('heading', { name: 'Les deux signatures' }).waitFor()
}

/** The accident statement, as each driver and the team see it. */
export const STATEMENT_SCREENS: readonly Screen[] = [
  {
    name: 'constat',
    open: async (page) => {
      // a new link disables the previous one, so this screenshot has its own statement
      const { email, claimId } = await writtenStatement(page, { isSigned: false })
      await signedIn(page, email)
      await page.goto(`/sinistre/constat?id=${claimId}`)
      await shown(page)
      await page.getByRole('button', { name: 'Préparer un nouveau lien' }).click()
      await page.getByRole('img', { name: /^Code QR/ }).waitFor()
    },
  },
  {
    name: 'constat-autre-conducteur',
    open: async (page) => {
      await page.goto((await openOf(page)).link)
      await shown(page)
      await page.getByRole('button', { name: 'Signer le constat' }).click({ force: true })
    },
  },
  {
    name: 'constat-signe',
    open: async (page) => {
      const { email, claimId } = await signedOf(page)
      await signedIn(page, email)
      await page.goto(`/sinistre/constat?id=${claimId}`)
      await shown(page)
    },
  },
  {
    name: 'constat-equipe',
    open: async (page) => {
      const { path } = await signedOf(page)
      await signedIn(page, ADVISOR)
      await page.goto(path)
      await page.getByRole('region', { name: 'Ce que le constat propose' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'constat-lien-perdu',
    open: async (page) => {
      await page.goto(`/constat#${'a'.repeat(43)}`)
      await page.getByText('Ce lien ne mène plus au constat').waitFor()
    },
  },
]
