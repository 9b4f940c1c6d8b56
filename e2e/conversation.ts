import type { APIRequestContext } from '@playwright/test'
import { DEMO, newToken, registered } from './people.ts'

/** Asks an adviser a question, gets an answer and asks again. Returns the account's address. */
export async function askedTwice(request: APIRequestContext): Promise<string> {
  const { email } = await registered(request)
  const send = async (by: string, path: string, data: object) => {
    const headers = { authorization: `Bearer ${await newToken(request, by)}` }
    const answer = await request.post(`/backend/conversations${path}`, { headers, data })
    if (!answer.ok()) throw new Error(await answer.text())
    return (await answer.json()).data.id as string
  }
  const question = 'Bonjour, mon contrat me suit-il si je passe par la Suisse pour aller à Milan ?'
  const id = await send(email, '', { topic: 'cover', message: question })
  await send(DEMO.advisor, `/${id}/answer`, {
    message: 'Bonjour, oui : la Suisse et l’Italie sont dans la zone de votre contrat.',
  })
  await send(email, `/${id}/messages`, { message: 'Merci. Et pour une remorque ?' })
  return email
}
