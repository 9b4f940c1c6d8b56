import { type ComponentType, lazy } from 'react'
import { config } from './config.ts'
import { ErrorPage } from './error-page.tsx'
import { type RouteAccess, screens } from './screens.ts'

export interface AppRoute {
  readonly path: string
  readonly access: RouteAccess
  readonly Page: ComponentType<{ params: Readonly<Record<string, string | undefined>> }>
}

const LoginPage = lazy(() =>
  import('../accounts/login-page.tsx').then((file) => ({ default: file.LoginPage })),
)
/** Not a page: whatever the page, a signature may ask for it. */
export const PresenceDialog = lazy(() =>
  import('../accounts/presence-dialog.tsx').then((file) => ({ default: file.PresenceDialog })),
)
const RegisterPage = lazy(() =>
  import('../accounts/register-page.tsx').then((file) => ({ default: file.RegisterPage })),
)
const OauthCallbackPage = lazy(() =>
  import('../accounts/oauth-callback-page.tsx').then((file) => ({
    default: file.OauthCallbackPage,
  })),
)
const ForgotPasswordPage = lazy(() =>
  import('../accounts/forgot-password-page.tsx').then((file) => ({
    default: file.ForgotPasswordPage,
  })),
)
const ResetPasswordPage = lazy(() =>
  import('../accounts/reset-password-page.tsx').then((file) => ({
    default: file.ResetPasswordPage,
  })),
)
const AddressChangePage = lazy(() =>
  import('../accounts/address-change-page.tsx').then((file) => ({
    default: file.AddressChangePage,
  })),
)
const ConfirmEmailPage = lazy(() =>
  import('../accounts/confirm-email-page.tsx').then((file) => ({ default: file.ConfirmEmailPage })),
)
const InvitationPage = lazy(() =>
  import('../accounts/invitation-page.tsx').then((file) => ({ default: file.InvitationPage })),
)
const MyComplaintsPage = lazy(() =>
  import('../complaints/my-complaints-page.tsx').then((file) => ({
    default: file.MyComplaintsPage,
  })),
)
const ProfilePage = lazy(() =>
  import('../accounts/profile-page.tsx').then((file) => ({ default: file.ProfilePage })),
)
const DashboardPage = lazy(() =>
  import('../dashboard/dashboard-page.tsx').then((file) => ({ default: file.DashboardPage })),
)
const ChooseTypePage = lazy(() =>
  import('../subscription/choose-type-page.tsx').then((file) => ({ default: file.ChooseTypePage })),
)
const QuestionnairePage = lazy(() =>
  import('../subscription/questionnaire-page.tsx').then((file) => ({
    default: file.QuestionnairePage,
  })),
)
const RecapPage = lazy(() =>
  import('../subscription/recap-page.tsx').then((file) => ({ default: file.RecapPage })),
)
const QuotesPage = lazy(() =>
  import('../subscription/quotes-page.tsx').then((file) => ({ default: file.QuotesPage })),
)
const CompareQuotesPage = lazy(() =>
  import('../subscription/compare-quotes-page.tsx').then((file) => ({
    default: file.CompareQuotesPage,
  })),
)
const ContractsPage = lazy(() =>
  import('../contracts/contracts-page.tsx').then((file) => ({ default: file.ContractsPage })),
)
const PersonContractsPage = lazy(() =>
  import('../contracts/person-contracts-page.tsx').then((file) => ({
    default: file.PersonContractsPage,
  })),
)
const ClaimsPage = lazy(() =>
  import('../claims/claims-page.tsx').then((file) => ({ default: file.ClaimsPage })),
)
const EmissionsPage = lazy(() =>
  import('../carbon/emissions-page.tsx').then((file) => ({ default: file.EmissionsPage })),
)
const CalculatorPage = lazy(() =>
  import('../carbon/calculator-page.tsx').then((file) => ({ default: file.CalculatorPage })),
)
const UiPage = lazy(() => import('../dev/ui-page.tsx').then((file) => ({ default: file.UiPage })))
const DeclareClaimPage = lazy(() =>
  import('../claims/declare-claim-page.tsx').then((file) => ({ default: file.DeclareClaimPage })),
)
const ClaimPage = lazy(() =>
  import('../claims/claim-page.tsx').then((file) => ({ default: file.ClaimPage })),
)
const DeskPage = lazy(() =>
  import('../claims/desk-page.tsx').then((file) => ({ default: file.DeskPage })),
)
const UsersPage = lazy(() =>
  import('../administration/users-page.tsx').then((file) => ({ default: file.UsersPage })),
)
const StatsPage = lazy(() =>
  import('../administration/stats-page.tsx').then((file) => ({ default: file.StatsPage })),
)
const AuditPage = lazy(() =>
  import('../administration/audit-page.tsx').then((file) => ({ default: file.AuditPage })),
)
const MailsPage = lazy(() =>
  import('../administration/mails-page.tsx').then((file) => ({ default: file.MailsPage })),
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
  import('./forbidden-page.tsx').then((file) => ({ default: file.ForbiddenPage })),
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
  DashboardPage,
  ChooseTypePage,
  CarQuestionnaire,
  TravelQuestionnaire,
  RecapPage,
  QuotesPage,
  CompareQuotesPage,
  ContractsPage,
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
  DeskPage,
  UsersPage,
  PersonContractsPage,
  StatsPage,
  AuditPage,
  MailsPage,
  RetentionPage,
  ComplaintsDeskPage,
}

export const routes: readonly AppRoute[] = screens
  .filter((screen) => config.demo || !('isDemoOnly' in screen))
  .map(({ path, access, page }) => ({ path, access, Page: pages[page] }))

function CarQuestionnaire() {
  return <QuestionnairePage type="Voiture" />
}

function TravelQuestionnaire() {
  return <QuestionnairePage type="Voyage" />
}
