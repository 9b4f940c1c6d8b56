import type { statements } from '@sillage/wire/claims/statement.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { readAsGuest, saveAsGuest, signAsGuest } from './guest-statement.service.ts'
import { inviteGuest, readStatement, saveStatement, signOwnSide } from './statement.service.ts'
import { guestPaper, statementPaper } from './statement-paper.service.ts'

const FILENAME = 'constat.pdf'

export const statementsHandlers: Handlers<typeof statements> = {
  read: async ({ context, params }) => ({ data: await readStatement(context, params.id) }),
  save: async ({ context, params, body }) => ({
    data: await saveStatement(context, { ...body, id: params.id }),
  }),
  invite: async ({ context, params }) => ({ data: await inviteGuest(context, params.id) }),
  sign: async ({ context, params, body }) => ({
    data: await signOwnSide(context, { ...body, id: params.id }),
  }),
  paper: async ({ context, params }) => ({
    bytes: await statementPaper(context, params.id),
    filename: FILENAME,
  }),
  guestRead: async ({ context, body }) => ({ data: await readAsGuest(context, body.token) }),
  guestSave: async ({ context, body }) => ({ data: await saveAsGuest(context, body) }),
  guestSign: async ({ context, body }) => ({ data: await signAsGuest(context, body) }),
  guestPaper: async ({ context, body }) => ({
    bytes: await guestPaper(context, body.token),
    filename: FILENAME,
  }),
}
