import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

export const PASSWORD = 'Sillage-2026!'

export interface Person {
  readonly username: string
  readonly email: string
}

/** Someone whom no other journey knows. */
export function newPerson(): Person {
  return { username: 'lou.perrin', email: `lou-${randomBytes(5).toString('hex')}@exemple.fr` }
}

/** An account made by the API, for journeys about something else than registration. */
export async function registered(request: APIRequestContext): Promise<Person> {
  const person = newPerson()
  const answer = await request.post('/backend/auth/register', {
    data: { ...person, password: PASSWORD, role: 'user' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return person
}

/** Opens a session through the API and hands it to the page before it loads. */
export async function signedIn(page: Page, email: string) {
  const answer = await page.request.post('/backend/auth/login', { data: { email, password: PASSWORD } })
  if (!answer.ok()) throw new Error(await answer.text())
  const { token }: { token: string } = await answer.json()
  // init scripts run at every navigation: one that signs in again after a sign-out would hide it
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('given') === null) {
      sessionStorage.setItem('given', 'yes')
      localStorage.setItem('accessToken', value)
    }
  }, token)
  return token
}
