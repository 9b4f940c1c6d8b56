import { accounts } from './accounts/accounts.ts'
import { externalSignIn } from './accounts/external-sign-in.ts'
import { passkeys } from './accounts/passkeys.ts'
import { presence } from './accounts/presence.ts'
import { profileRoom } from './accounts/profile.ts'
import { recovery } from './accounts/recovery.ts'
import { assetFreezes } from './administration/asset-freezes.ts'
import { audit } from './administration/audit.ts'
import { mails } from './administration/mails.ts'
import { operations } from './administration/operations.ts'
import { stats } from './administration/stats.ts'
import { tariffs } from './administration/tariffs.ts'
import { users } from './administration/users.ts'
import { carbon } from './carbon.ts'
import { claimDecision } from './claims/claim-decision.ts'
import { claimDesk } from './claims/claim-desk.ts'
import { claims } from './claims/claims.ts'
import { claimLinks } from './claims/links/claim-links.ts'
import { messages } from './claims/messages.ts'
import { statements } from './claims/statement.ts'
import { complaints } from './complaints.ts'
import { contractDesk } from './contracts/contract-desk.ts'
import { contractLife } from './contracts/contract-life.ts'
import { contracts } from './contracts/contracts.ts'
import { contradictions } from './contracts/contradictions.ts'
import { contributionDesk } from './contracts/contribution-desk.ts'
import { estates } from './contracts/estates.ts'
import { insuredVehicles } from './contracts/insured-vehicles.ts'
import { quotes } from './contracts/quotes.ts'
import { subscriptionDrafts } from './contracts/subscription-drafts.ts'
import { conversations } from './conversations.ts'
import { customers } from './customers.ts'
import { documents } from './documents.ts'
import { health } from './http/health.ts'
import type { Room } from './http/route.ts'
import { live } from './live.ts'
import { notifications } from './notifications.ts'
import { arrears } from './payments/arrears.ts'
import { bank } from './payments/bank.ts'
import { cards } from './payments/cards.ts'
import { dueList } from './payments/due-list.ts'
import { ledger } from './payments/ledger.ts'
import { payments } from './payments/payments.ts'
import { personalData } from './personal-data.ts'
import { subscription } from './subscription.ts'

/** Every room of the API, over which OpenAPI, the permission table and the repository rules iterate. */
export const allRoutes = {
  accounts,
  passkeys,
  presence,
  externalSignIn,
  users,
  stats,
  audit,
  mails,
  operations,
  tariffs,
  ledger,
  bank,
  dueList,
  arrears,
  payments,
  cards,
  subscription,
  subscriptionDrafts,
  contracts,
  contractLife,
  contractDesk,
  estates,
  insuredVehicles,
  contradictions,
  contributionDesk,
  assetFreezes,
  documents,
  quotes,
  carbon,
  claims,
  claimDesk,
  claimDecision,
  claimLinks,
  statements,
  notifications,
  complaints,
  conversations,
  customers,
  personalData,
  profile: profileRoom,
  recovery,
  messages,
  live,
  health,
} satisfies Record<string, Room>
