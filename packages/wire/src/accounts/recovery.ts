import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { room } from '../http/route.ts'
import { email, password } from './accounts.ts'

/** The token in the link of a mail. */
const linkToken = text(100)

export const recovery = room({
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    weight: 5,
    access: 'public',
    summary: 'Demander un lien de réinitialisation ; la réponse ne dit pas si le compte existe',
    body: z.object({ email }),
    reply: z.object({ message: z.string() }),
    status: 202,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    weight: 20,
    access: 'public',
    summary: 'Choisir un nouveau mot de passe par le lien d’un e-mail : il sert une fois',
    body: z.object({ token: linkToken, password }),
    reply: 'none',
    status: 204,
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    weight: 20,
    access: 'optional',
    summary:
      'Confirmer une adresse par le lien d’un e-mail, dans une session du compte ou avec son mot de passe',
    body: z.object({ token: linkToken, password: z.optional(password) }),
    reply: z.object({ email: z.string() }),
  },
})
