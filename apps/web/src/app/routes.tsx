import { type ComponentType, lazy } from 'react'
import { useLocation } from 'wouter'
import { config } from '../shell/api/config.ts'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { type RouteAccess, screens } from '../shell/screens.ts'

export interface AppRoute {
  readonly path: string
  readonly access: RouteAccess
  readonly Page: ComponentType<{ params: Readonly<Record<string, string | undefined>> }>
}

const LoginPage = lazy(() =>
  import('../accounts/sign-in/login-page.tsx').then((file) => ({ default: file.LoginPage })),
)
/** Not a page: whatever the page, a signature may ask for it. */
export const PresenceDialog = lazy(() =>
  import('../accounts/presence/presence-dialog.tsx').then((file) => ({
    default: file.PresenceDialog,
  })),
)
/** Nor these: one finds from anywhere, the team anybody, the others what is their own. */
export const FindDialog = lazy(() =>
  import('../customers/find-dialog.tsx').then((file) => ({ default: file.FindDialog })),
)
export const OwnFindDialog = lazy(() =>
  import('../dashboard/find/own-find-dialog.tsx').then((file) => ({ default: file.OwnFindDialog })),
)
const BankPage = lazy(() =>
  import('../payments/bank/bank-page.tsx').then((file) => ({ default: file.BankPage })),
)
const CustomerPage = lazy(() =>
  import('../customers/customer-page.tsx').then((file) => ({ default: file.CustomerPage })),
)
const RegisterPage = lazy(() =>
  import('../accounts/register/register-page.tsx').then((file) => ({ default: file.RegisterPage })),
)
const OauthCallbackPage = lazy(() =>
  import('../accounts/sign-in/oauth-callback-page.tsx').then((file) => ({
    default: file.OauthCallbackPage,
  })),
)
const ForgotPasswordPage = lazy(() =>
  import('../accounts/recovery/forgot-password-page.tsx').then((file) => ({
    default: file.ForgotPasswordPage,
  })),
)
const ResetPasswordPage = lazy(() =>
  import('../accounts/recovery/reset-password-page.tsx').then((file) => ({
    default: file.ResetPasswordPage,
  })),
)
const AddressChangePage = lazy(() =>
  import('../accounts/recovery/address-change-page.tsx').then((file) => ({
    default: file.AddressChangePage,
  })),
)
const ConfirmEmailPage = lazy(() =>
  import('../accounts/recovery/confirm-email-page.tsx').then((file) => ({
    default: file.ConfirmEmailPage,
  })),
)
const InvitationPage = lazy(() =>
  import('../accounts/register/invitation-page.tsx').then((file) => ({
    default: file.InvitationPage,
  })),
)
const MyComplaintsPage = lazy(() =>
  import('../complaints/my-complaints-page.tsx').then((file) => ({
    default: file.MyComplaintsPage,
  })),
)
const ProfilePage = lazy(() =>
  import('../accounts/profile/profile-page.tsx').then((file) => ({ default: file.ProfilePage })),
)
const DashboardPage = lazy(() =>
  import('../dashboard/dashboard-page.tsx').then((file) => ({ default: file.DashboardPage })),
)
const ChooseTypePage = lazy(() =>
  import('../subscription/questionnaire/choose-type-page.tsx').then((file) => ({
    default: file.ChooseTypePage,
  })),
)
const TariffPage = lazy(() =>
  import('../subscription/tariff/tariff-page.tsx').then((file) => ({ default: file.TariffPage })),
)
const QuestionnairePage = lazy(() =>
  import('../subscription/questionnaire/questionnaire-page.tsx').then((file) => ({
    default: file.QuestionnairePage,
  })),
)
const RecapPage = lazy(() =>
  import('../subscription/recap/recap-page.tsx').then((file) => ({ default: file.RecapPage })),
)
const QuotesPage = lazy(() =>
  import('../subscription/quotes/quotes-page.tsx').then((file) => ({ default: file.QuotesPage })),
)
const CompareQuotesPage = lazy(() =>
  import('../subscription/quotes/compare-quotes-page.tsx').then((file) => ({
    default: file.CompareQuotesPage,
  })),
)
const ContractsPage = lazy(() =>
  import('../contracts/list/contracts-page.tsx').then((file) => ({ default: file.ContractsPage })),
)
const PersonContractsPage = lazy(() =>
  import('../contracts/desk/person-contracts-page.tsx').then((file) => ({
    default: file.PersonContractsPage,
  })),
)
const PaymentsPage = lazy(() =>
  import('../payments/customer/payments-page.tsx').then((file) => ({
    default: file.PaymentsPage,
  })),
)
const ClaimsPage = lazy(() =>
  import('../claims/list/claims-page.tsx').then((file) => ({ default: file.ClaimsPage })),
)
const EmissionsPage = lazy(() =>
  import('../carbon/emissions/emissions-page.tsx').then((file) => ({
    default: file.EmissionsPage,
  })),
)
const CalculatorPage = lazy(() =>
  import('../carbon/calculator/calculator-page.tsx').then((file) => ({
    default: file.CalculatorPage,
  })),
)
const UiPage = lazy(() => import('../dev/ui-page.tsx').then((file) => ({ default: file.UiPage })))
const DeclareClaimPage = lazy(() =>
  import('../claims/declaration/declare-claim-page.tsx').then((file) => ({
    default: file.DeclareClaimPage,
  })),
)
const ClaimPage = lazy(() =>
  import('../claims/detail/claim-page.tsx').then((file) => ({ default: file.ClaimPage })),
)
const StatementPage = lazy(() =>
  import('../claims/statement/statement-page.tsx').then((file) => ({
    default: file.StatementPage,
  })),
)
const GuestStatementPage = lazy(() =>
  import('../claims/statement/guest-statement-page.tsx').then((file) => ({
    default: file.GuestStatementPage,
  })),
)
const DecisionPage = lazy(() =>
  import('../claims/decision/decision-page.tsx').then((file) => ({ default: file.DecisionPage })),
)
const MyDayPage = lazy(() =>
  import('../claims/my-day/my-day-page.tsx').then((file) => ({ default: file.MyDayPage })),
)
const DeskPage = lazy(() =>
  import('../claims/desk/desk-page.tsx').then((file) => ({ default: file.DeskPage })),
)
const UsersPage = lazy(() =>
  import('../administration/users/users-page.tsx').then((file) => ({ default: file.UsersPage })),
)
const OperationsPage = lazy(() =>
  import('../administration/operations/operations-page.tsx').then((file) => ({
    default: file.OperationsPage,
  })),
)
const MyConversationsPage = lazy(() =>
  import('../conversations/my-conversations-page.tsx').then((file) => ({
    default: file.MyConversationsPage,
  })),
)
const ConversationsDeskPage = lazy(() =>
  import('../conversations/conversations-desk-page.tsx').then((file) => ({
    default: file.ConversationsDeskPage,
  })),
)
const LeadPage = lazy(() =>
  import('../claims/team/lead-page.tsx').then((file) => ({ default: file.LeadPage })),
)
const IntakePage = lazy(() =>
  import('../claims/house/intake-page.tsx').then((file) => ({ default: file.IntakePage })),
)
const StatsPage = lazy(() =>
  import('../administration/figures/stats-page.tsx').then((file) => ({ default: file.StatsPage })),
)
const AuditPage = lazy(() =>
  import('../administration/audit/audit-page.tsx').then((file) => ({ default: file.AuditPage })),
)
const InsuredVehiclesPage = lazy(() =>
  import('../administration/insured-vehicles/insured-vehicles-page.tsx').then((file) => ({
    default: file.InsuredVehiclesPage,
  })),
)
const MailsPage = lazy(() =>
  import('../administration/mails-page.tsx').then((file) => ({ default: file.MailsPage })),
)
const LedgerPage = lazy(() =>
  import('../payments/ledger-page.tsx').then((file) => ({ default: file.LedgerPage })),
)
const TariffsPage = lazy(() =>
  import('../administration/tariffs/tariffs-page.tsx').then((file) => ({
    default: file.TariffsPage,
  })),
)
const PreparedTariffPage = lazy(() =>
  import('../administration/tariffs/tariff-page.tsx').then((file) => ({
    default: file.PreparedTariffPage,
  })),
)
const AssetFreezesPage = lazy(() =>
  import('../administration/asset-freezes/asset-freezes-page.tsx').then((file) => ({
    default: file.AssetFreezesPage,
  })),
)
const ContributionsPage = lazy(() =>
  import('../administration/contributions/contributions-page.tsx').then((file) => ({
    default: file.ContributionsPage,
  })),
)
const RetentionPage = lazy(() =>
  import('../administration/retention-page.tsx').then((file) => ({ default: file.RetentionPage })),
)
const ComplaintsDeskPage = lazy(() =>
  import('../complaints/complaints-desk-page.tsx').then((file) => ({
    default: file.ComplaintsDeskPage,
  })),
)
const ForbiddenPage = lazy(() =>
  import('../shell/pages/forbidden-page.tsx').then((file) => ({ default: file.ForbiddenPage })),
)

type PageName = (typeof screens)[number]['page']

const pages: Readonly<Record<PageName, AppRoute['Page']>> = {
  LoginPage,
  RegisterPage,
  OauthCallbackPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  ConfirmEmailPage,
  AddressChangePage,
  InvitationPage,
  TariffPage,
  DashboardPage,
  ChooseTypePage,
  ProductQuestionnaire,
  RecapPage,
  QuotesPage,
  CompareQuotesPage,
  ContractsPage,
  PaymentsPage,
  ClaimsPage,
  ClaimPage,
  DeclareClaimPage,
  EmissionsPage,
  CalculatorPage,
  ProfilePage,
  MyComplaintsPage,
  ErrorPage,
  ForbiddenPage,
  UiPage,
  StatementPage,
  GuestStatementPage,
  DecisionPage,
  MyDayPage,
  DeskPage,
  UsersPage,
  CustomerPage,
  PersonContractsPage,
  OperationsPage,
  MyConversationsPage,
  ConversationsDeskPage,
  LeadPage,
  IntakePage,
  StatsPage,
  AuditPage,
  MailsPage,
  AssetFreezesPage,
  TariffsPage,
  PreparedTariffPage,
  ContributionsPage,
  BankPage,
  LedgerPage,
  InsuredVehiclesPage,
  RetentionPage,
  ComplaintsDeskPage,
}

export const routes: readonly AppRoute[] = screens
  .filter((screen) => config.demo || !('isDemoOnly' in screen))
  .map(({ path, access, page }) => ({ path, access, Page: pages[page] }))

/** Of the product that the address names. */
function ProductQuestionnaire() {
  const [path] = useLocation()
  return <QuestionnairePage type={decodeURIComponent(path.split('/').at(-1) ?? '')} />
}
