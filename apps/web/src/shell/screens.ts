import { DESK_LEADS, type Opening } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'

/** Anyone, some roles, or people with a role or a capability. */
export type RouteAccess = 'public' | readonly Role[] | Opening

interface Screen {
  /** A router pattern: `:name` is one segment of the path, `*?` an optional rest. */
  readonly path: string
  readonly access: RouteAccess
  /** Its name in [routes.tsx](./routes.tsx). */
  readonly page: string
  readonly isDemoOnly?: true
}

const everyone = ROLES
const staff = ['advisor', 'admin', 'root'] as const
const administrators = ['admin', 'root'] as const
const rootOnly = ['root'] as const

/** Which URL is open to whom (specification, section 2). The server uses it too: paths not listed are not found. */
export const screens = [
  { path: paths.login, access: 'public', page: 'LoginPage' },
  { path: paths.register, access: 'public', page: 'RegisterPage' },
  { path: paths.oauthCallback, access: 'public', page: 'OauthCallbackPage' },
  { path: paths.forgotPassword, access: 'public', page: 'ForgotPasswordPage' },
  { path: paths.resetPassword, access: 'public', page: 'ResetPasswordPage' },
  { path: paths.confirmEmail, access: 'public', page: 'ConfirmEmailPage' },
  { path: paths.addressChange, access: 'public', page: 'AddressChangePage' },
  { path: paths.invitation, access: 'public', page: 'InvitationPage' },
  { path: paths.tariff, access: 'public', page: 'TariffPage' },
  { path: paths.dashboard, access: everyone, page: 'DashboardPage' },
  { path: paths.subscription, access: everyone, page: 'ChooseTypePage' },
  ...PRODUCT_NAMES.flatMap(({ id, label }) => [label, id]).map(
    (name) =>
      ({
        path: paths.questionnaire(name),
        access: everyone,
        page: 'ProductQuestionnaire',
      }) as const,
  ),
  { path: paths.recap, access: everyone, page: 'RecapPage' },
  { path: paths.quotes, access: everyone, page: 'QuotesPage' },
  { path: paths.quotesComparison, access: everyone, page: 'CompareQuotesPage' },
  { path: `${paths.contracts}/*?`, access: everyone, page: 'ContractsPage' },
  { path: paths.payments, access: everyone, page: 'PaymentsPage' },
  { path: paths.claims, access: everyone, page: 'ClaimsPage' },
  { path: paths.claim, access: everyone, page: 'ClaimPage' },
  { path: paths.createClaim, access: everyone, page: 'DeclareClaimPage' },
  { path: paths.statement, access: everyone, page: 'StatementPage' },
  { path: paths.statementGuest, access: 'public', page: 'GuestStatementPage' },
  { path: paths.emissions, access: everyone, page: 'EmissionsPage' },
  { path: paths.calculator, access: 'public', page: 'CalculatorPage' },
  { path: paths.profile, access: 'public', page: 'ProfilePage' },
  { path: paths.complaints, access: everyone, page: 'MyComplaintsPage' },
  { path: paths.conversations, access: everyone, page: 'MyConversationsPage' },
  { path: paths.error, access: 'public', page: 'ErrorPage' },
  { path: paths.forbidden, access: 'public', page: 'ForbiddenPage' },
  { path: paths.devUi, access: 'public', page: 'UiPage', isDemoOnly: true },
  { path: paths.myDay, access: staff, page: 'MyDayPage' },
  { path: paths.claimsDesk, access: staff, page: 'DeskPage' },
  { path: paths.claimDecision, access: staff, page: 'DecisionPage' },
  { path: paths.usersManagement, access: administrators, page: 'UsersPage' },
  { path: paths.customer(':id'), access: staff, page: 'CustomerPage' },
  { path: paths.contractsDesk, access: administrators, page: 'DeskContracts' },
  { path: paths.personContracts(':id'), access: staff, page: 'PersonContractsPage' },
  { path: paths.team, access: DESK_LEADS, page: 'LeadPage' },
  { path: paths.intake(':product.:nature'), access: administrators, page: 'IntakePage' },
  { path: paths.stats, access: administrators, page: 'StatsPage' },
  { path: paths.audit, access: administrators, page: 'AuditPage' },
  { path: paths.mails, access: administrators, page: 'MailsPage' },
  {
    path: paths.bank,
    access: { capabilities: ['prepare', 'approve'] },
    page: 'BankPage',
  },
  { path: paths.ledger, access: administrators, page: 'LedgerPage' },
  { path: paths.insuredVehicles, access: administrators, page: 'InsuredVehiclesPage' },
  { path: paths.assetFreezes, access: administrators, page: 'AssetFreezesPage' },
  { path: paths.tariffsDesk, access: administrators, page: 'TariffsPage' },
  { path: paths.preparedTariff(':id'), access: administrators, page: 'PreparedTariffPage' },
  { path: paths.contributions, access: administrators, page: 'ContributionsPage' },
  { path: paths.retention, access: rootOnly, page: 'RetentionPage' },
  { path: paths.operations, access: rootOnly, page: 'OperationsPage' },
  { path: paths.complaintsDesk, access: staff, page: 'ComplaintsDeskPage' },
  { path: paths.conversationsDesk, access: staff, page: 'ConversationsDeskPage' },
] as const satisfies readonly Screen[]
