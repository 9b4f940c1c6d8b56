import { as, type Screen } from './screen.ts'

/** What the customer pays and is paid, the box that finds it, and the register that may hold it. */
export const PAYMENT_SCREENS: readonly Screen[] = [
  {
    name: 'paiements',
    open: async (page) => {
      await as('user', '/payments')(page)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'paiements-en-panne',
    open: async (page) => {
      await page.route('**/backend/payments/**', (route) => route.abort())
      await as('user', '/payments')(page)
      await page.getByRole('button', { name: 'Réessayer' }).first().waitFor()
    },
  },
  {
    name: 'recherche',
    open: async (page) => {
      await as('user', '/dashboard')(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'registre-des-gels', open: as('admin', '/admin/asset-freezes') },
]
