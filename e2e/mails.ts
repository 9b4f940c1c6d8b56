import { expect, type Page } from '@playwright/test'

/** The newest link to a page of the app that a mail to this address holds, from the outbox of demo mode. */
export async function linkFor(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/mails')).text()
    const mine = outbox.split('<article>').filter((mail) => mail.includes(`À : ${email},`))
    link = mine
      .map((mail) => /<a href="([^"]+)"/.exec(mail)?.[1])
      .find((one) => one?.startsWith(path))
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** Confirms the address of whoever is signed in on a page, by the link of the mail. */
export async function confirmAddress(page: Page, email: string) {
  await page.goto(await linkFor(page, email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('status').getByText('Adresse confirmée.')).toBeVisible()
}
