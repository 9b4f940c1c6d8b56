import { externalSignIn } from '@sillage/wire/accounts/external-sign-in.ts'
import { recovery } from '@sillage/wire/accounts/recovery.ts'
import { users } from '@sillage/wire/administration/users.ts'
import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { subscriptionDrafts } from '@sillage/wire/contracts/subscription-drafts.ts'
import { clientOf } from '../../shell/api/api.ts'

/** The API of the pages reached from an e-mail or an identity provider. */
export const recoveryApi = clientOf(recovery)
export const externalApi = clientOf({
  exchange: externalSignIn.exchange,
  link: externalSignIn.link,
})
/** What somebody who confirms an address was doing. */
export const underWayApi = clientOf({
  drafts: subscriptionDrafts.mine,
  contracts: contracts.mine,
})
export const addressChangeApi = clientOf({
  read: users.readAddressChange,
  answer: users.answerAddressChange,
})
export const invitationApi = clientOf({
  read: users.readInvitation,
  accept: users.acceptInvitation,
})
