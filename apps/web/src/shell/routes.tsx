import { ROLES } from '@sillage/domain/accounts/roles.ts'
import { type ComponentType, lazy } from 'react'
import { config } from './config.ts'
import { ErrorPage } from './error-page.tsx'
import type { RouteAccess } from './guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { paths } from './paths.ts'

export interface AppRoute {
  /** A pattern of the router: `:name` is a part of the path, `*?` whatever may follow. */
  readonly path: string
  readonly access: RouteAccess
  readonly Page: ComponentType<{ params: Readonly<Record<string, string | undefined>> }>
}

const LoginPage = lazy(() =>
  import('../accounts/login-page.tsx').then((file) => ({ default: file.LoginPage })),
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

const everyone = ROLES
const staff = ['advisor', 'admin', 'root'] as const
const administrators = ['admin', 'root'] as const
const rootOnly = ['root'] as const

/** Who may open which address (specification, section 2); what no line names is not found. */
export const routes: readonly AppRoute[] = [
  { path: paths.login, access: 'public', Page: LoginPage },
  { path: paths.register, access: 'public', Page: RegisterPage },
  { path: paths.oauthCallback, access: 'public', Page: OauthCallbackPage },
  { path: paths.forgotPassword, access: 'public', Page: ForgotPasswordPage },
  { path: paths.resetPassword, access: 'public', Page: ResetPasswordPage },
  { path: paths.confirmEmail, access: 'public', Page: ConfirmEmailPage },
  { path: paths.invitation, access: 'public', Page: InvitationPage },
  { path: paths.dashboard, access: everyone, Page: DashboardPage },
  { path: paths.subscription, access: everyone, Page: ChooseTypePage },
  { path: paths.questionnaire('Voiture'), access: everyone, Page: CarQuestionnaire },
  { path: paths.questionnaire('Voyage'), access: everyone, Page: TravelQuestionnaire },
  { path: paths.questionnaire('car'), access: everyone, Page: CarQuestionnaire },
  { path: paths.questionnaire('travel'), access: everyone, Page: TravelQuestionnaire },
  { path: paths.recap, access: everyone, Page: RecapPage },
  { path: paths.quotes, access: everyone, Page: QuotesPage },
  { path: paths.quotesComparison, access: everyone, Page: CompareQuotesPage },
  { path: `${paths.contracts}/*?`, access: everyone, Page: ContractsPage },
  { path: paths.claims, access: everyone, Page: ClaimsPage },
  { path: paths.claim, access: everyone, Page: ClaimPage },
  { path: paths.createClaim, access: everyone, Page: DeclareClaimPage },
  { path: paths.emissions, access: everyone, Page: EmissionsPage },
  { path: paths.calculator, access: 'public', Page: CalculatorPage },
  { path: paths.profile, access: 'public', Page: ProfilePage },
  { path: paths.complaints, access: everyone, Page: MyComplaintsPage },
  { path: paths.error, access: 'public', Page: ErrorPage },
  { path: paths.forbidden, access: 'public', Page: ForbiddenPage },
  { path: paths.devUi, access: 'public', Page: config.demo ? UiPage : NotFoundPage },
  { path: paths.claimsDesk, access: staff, Page: DeskPage },
  { path: paths.usersManagement, access: administrators, Page: UsersPage },
  { path: paths.personContracts(':id'), access: staff, Page: PersonContractsPage },
  { path: paths.stats, access: administrators, Page: StatsPage },
  { path: paths.audit, access: administrators, Page: AuditPage },
  { path: paths.retention, access: rootOnly, Page: RetentionPage },
  { path: paths.complaintsDesk, access: staff, Page: ComplaintsDeskPage },
]

function CarQuestionnaire() {
  return <QuestionnairePage type="Voiture" />
}

function TravelQuestionnaire() {
  return <QuestionnairePage type="Voyage" />
}
