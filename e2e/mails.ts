import { expect, type Page } from '@playwright/test'

/** The mails to an address, newest first, from the demo's outbox. */
async function mailsTo(page: Page, email: string): Promise<string[]> {
  const outbox = await (await page.request.get('/dev/mails')).text()
  return outbox.split('<article>').filter((mail) => mail.includes(`À : ${email},`))
}

/** The newest mail to an address that contains a text. */
export async function mailTo(page: Page, email: string, text: string): Promise<string> {
  let mail: string | undefined
  await expect(async () => {
    mail = (await mailsTo(page, email)).find((one) => one.includes(text))
    expect(mail).toBeDefined()
  }).toPass()
  return mail ?? ''
}

/** The newest link to a page of the app that a mail to this address holds. */
export async function linkFor(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = (await mailsTo(page, email))
      .map((mail) => /<a href="([^"]+)"/.exec(mail)?.[1])
      .find((one) => one?.startsWith(path))
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** Confirms the signed-in account's address through the mailed link. */
export async function confirmAddress(page: Page, email: string) {
  await page.goto(await linkFor(page, email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('status').getByText('Adresse confirmée.')).toBeVisible()
}
