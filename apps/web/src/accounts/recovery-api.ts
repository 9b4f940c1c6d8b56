import { externalSignIn } from '@sillage/wire/external-sign-in.ts'
import { recovery } from '@sillage/wire/recovery.ts'
import { users } from '@sillage/wire/users.ts'
import { clientOf } from '../shell/api.ts'

/** The calls of the pages that a mail, or an identity provider, leads to. */
export const recoveryApi = clientOf(recovery)
export const externalApi = clientOf({
  exchange: externalSignIn.exchange,
  link: externalSignIn.link,
})
export const addressChangeApi = clientOf({
  read: users.readAddressChange,
  answer: users.answerAddressChange,
})
export const invitationApi = clientOf({
  read: users.readInvitation,
  accept: users.acceptInvitation,
})
