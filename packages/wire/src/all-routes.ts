import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { carbon } from './carbon.ts'
import { claimDesk } from './claim-desk.ts'
import { claims } from './claims.ts'
import { complaints } from './complaints.ts'
import { contractDesk } from './contract-desk.ts'
import { contractLife } from './contract-life.ts'
import { contracts } from './contracts.ts'
import { documents } from './documents.ts'
import { externalSignIn } from './external-sign-in.ts'
import { health } from './health.ts'
import { live } from './live.ts'
import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { passkeys } from './passkeys.ts'
import { personalData } from './personal-data.ts'
import { presence } from './presence.ts'
import { profileRoom } from './profile.ts'
import { quotes } from './quotes.ts'
import { recovery } from './recovery.ts'
import type { Room } from './route.ts'
import { stats } from './stats.ts'
import { subscription } from './subscription.ts'
import { users } from './users.ts'

/** Every room of the API: what OpenAPI, the permission table and the repository rules iterate over. */
export const allRoutes = {
  accounts,
  passkeys,
  presence,
  externalSignIn,
  users,
  stats,
  audit,
  mails,
  subscription,
  contracts,
  contractLife,
  contractDesk,
  documents,
  quotes,
  carbon,
  claims,
  claimDesk,
  notifications,
  complaints,
  personalData,
  profile: profileRoom,
  recovery,
  messages,
  live,
  health,
} satisfies Record<string, Room>
