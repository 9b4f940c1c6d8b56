import type { FunctionComponent } from 'react'
import { useLocation } from 'wouter'
import { config } from '../shell/api/config.ts'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { type LazyPart, lazyPart } from '../shell/pages/lazy-part.tsx'
import { type RouteAccess, screens } from '../shell/screens.ts'

interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface AppRoute {
  readonly path: string
  readonly access: RouteAccess
  /** Has `load` when the page is in a file of its own. */
  readonly Page: FunctionComponent<PageProps> & Partial<Pick<LazyPart<PageProps>, 'load'>>
}

/** Not a page: any page may open it before a signature. */
export const PresenceDialog = lazyPart(
  () => import('../accounts/presence/presence-dialog.tsx'),
  (file) => file.PresenceDialog,
)
/** Not pages either: opened from anywhere, the first for the team's search, the second for a customer's own. */
export const FindDialog = lazyPart(
  () => import('../customers/find-dialog.tsx'),
  (file) => file.FindDialog,
)
export const OwnFindDialog = lazyPart(
  () => import('../dashboard/find/own-find-dialog.tsx'),
  (file) => file.OwnFindDialog,
)
const QuestionnairePage = lazyPart(
  () => import('../subscription/questionnaire/questionnaire-page.tsx'),
  (file) => file.QuestionnairePage,
)

/** The questionnaire of the product in the URL. */
const ProductQuestionnaire: AppRoute['Page'] = Object.assign(
  () => {
    const [path] = useLocation()
    return <QuestionnairePage type={decodeURIComponent(path.split('/').at(-1) ?? '')} />
  },
  { load: QuestionnairePage.load },
)

type PageName = (typeof screens)[number]['page']

const pages: Readonly<Record<PageName, AppRoute['Page']>> = {
  LoginPage: lazyPart(
    () => import('../accounts/sign-in/login-page.tsx'),
    (file) => file.LoginPage,
  ),
  RegisterPage: lazyPart(
    () => import('../accounts/register/register-page.tsx'),
    (file) => file.RegisterPage,
  ),
  OauthCallbackPage: lazyPart(
    () => import('../accounts/sign-in/oauth-callback-page.tsx'),
    (file) => file.OauthCallbackPage,
  ),
  ForgotPasswordPage: lazyPart(
    () => import('../accounts/recovery/forgot-password-page.tsx'),
    (file) => file.ForgotPasswordPage,
  ),
  ResetPasswordPage: lazyPart(
    () => import('../accounts/recovery/reset-password-page.tsx'),
    (file) => file.ResetPasswordPage,
  ),
  ConfirmEmailPage: lazyPart(
    () => import('../accounts/recovery/confirm-email-page.tsx'),
    (file) => file.ConfirmEmailPage,
  ),
  AddressChangePage: lazyPart(
    () => import('../accounts/recovery/address-change-page.tsx'),
    (file) => file.AddressChangePage,
  ),
  InvitationPage: lazyPart(
    () => import('../accounts/register/invitation-page.tsx'),
    (file) => file.InvitationPage,
  ),
  TariffPage: lazyPart(
    () => import('../subscription/tariff/tariff-page.tsx'),
    (file) => file.TariffPage,
  ),
  DashboardPage: lazyPart(
    () => import('../dashboard/dashboard-page.tsx'),
    (file) => file.DashboardPage,
  ),
  ChooseTypePage: lazyPart(
    () => import('../subscription/questionnaire/choose-type-page.tsx'),
    (file) => file.ChooseTypePage,
  ),
  ProductQuestionnaire,
  RecapPage: lazyPart(
    () => import('../subscription/recap/recap-page.tsx'),
    (file) => file.RecapPage,
  ),
  QuotesPage: lazyPart(
    () => import('../subscription/quotes/quotes-page.tsx'),
    (file) => file.QuotesPage,
  ),
  CompareQuotesPage: lazyPart(
    () => import('../subscription/quotes/compare-quotes-page.tsx'),
    (file) => file.CompareQuotesPage,
  ),
  ContractsPage: lazyPart(
    () => import('../contracts/list/contracts-page.tsx'),
    (file) => file.ContractsPage,
  ),
  PaymentsPage: lazyPart(
    () => import('../payments/customer/payments-page.tsx'),
    (file) => file.PaymentsPage,
  ),
  ClaimsPage: lazyPart(
    () => import('../claims/list/claims-page.tsx'),
    (file) => file.ClaimsPage,
  ),
  ClaimPage: lazyPart(
    () => import('../claims/detail/claim-page.tsx'),
    (file) => file.ClaimPage,
  ),
  DeclareClaimPage: lazyPart(
    () => import('../claims/declaration/declare-claim-page.tsx'),
    (file) => file.DeclareClaimPage,
  ),
  EmissionsPage: lazyPart(
    () => import('../carbon/emissions/emissions-page.tsx'),
    (file) => file.EmissionsPage,
  ),
  CalculatorPage: lazyPart(
    () => import('../carbon/calculator/calculator-page.tsx'),
    (file) => file.CalculatorPage,
  ),
  ProfilePage: lazyPart(
    () => import('../accounts/profile/profile-page.tsx'),
    (file) => file.ProfilePage,
  ),
  MyComplaintsPage: lazyPart(
    () => import('../complaints/my-complaints-page.tsx'),
    (file) => file.MyComplaintsPage,
  ),
  ErrorPage,
  ForbiddenPage: lazyPart(
    () => import('../shell/pages/forbidden-page.tsx'),
    (file) => file.ForbiddenPage,
  ),
  UiPage: lazyPart(
    () => import('../dev/ui-page.tsx'),
    (file) => file.UiPage,
  ),
  StatementPage: lazyPart(
    () => import('../claims/statement/statement-page.tsx'),
    (file) => file.StatementPage,
  ),
  GuestStatementPage: lazyPart(
    () => import('../claims/statement/guest-statement-page.tsx'),
    (file) => file.GuestStatementPage,
  ),
  DecisionPage: lazyPart(
    () => import('../claims/decision/decision-page.tsx'),
    (file) => file.DecisionPage,
  ),
  MyDayPage: lazyPart(
    () => import('../claims/my-day/my-day-page.tsx'),
    (file) => file.MyDayPage,
  ),
  DeskPage: lazyPart(
    () => import('../claims/desk/desk-page.tsx'),
    (file) => file.DeskPage,
  ),
  UsersPage: lazyPart(
    () => import('../administration/users/users-page.tsx'),
    (file) => file.UsersPage,
  ),
  CustomerPage: lazyPart(
    () => import('../customers/customer-page.tsx'),
    (file) => file.CustomerPage,
  ),
  DeskContracts: lazyPart(
    () => import('../contracts/desk/contracts-page.tsx'),
    (file) => file.DeskContracts,
  ),
  PersonContractsPage: lazyPart(
    () => import('../contracts/desk/person-contracts-page.tsx'),
    (file) => file.PersonContractsPage,
  ),
  OperationsPage: lazyPart(
    () => import('../administration/operations/operations-page.tsx'),
    (file) => file.OperationsPage,
  ),
  MyConversationsPage: lazyPart(
    () => import('../conversations/my-conversations-page.tsx'),
    (file) => file.MyConversationsPage,
  ),
  ConversationsDeskPage: lazyPart(
    () => import('../conversations/conversations-desk-page.tsx'),
    (file) => file.ConversationsDeskPage,
  ),
  LeadPage: lazyPart(
    () => import('../claims/team/lead-page.tsx'),
    (file) => file.LeadPage,
  ),
  IntakePage: lazyPart(
    () => import('../claims/house/intake-page.tsx'),
    (file) => file.IntakePage,
  ),
  StatsPage: lazyPart(
    () => import('../administration/figures/stats-page.tsx'),
    (file) => file.StatsPage,
  ),
  AuditPage: lazyPart(
    () => import('../administration/audit/audit-page.tsx'),
    (file) => file.AuditPage,
  ),
  MailsPage: lazyPart(
    () => import('../administration/mails-page.tsx'),
    (file) => file.MailsPage,
  ),
  AssetFreezesPage: lazyPart(
    () => import('../administration/asset-freezes/asset-freezes-page.tsx'),
    (file) => file.AssetFreezesPage,
  ),
  TariffsPage: lazyPart(
    () => import('../administration/tariffs/tariffs-page.tsx'),
    (file) => file.TariffsPage,
  ),
  PreparedTariffPage: lazyPart(
    () => import('../administration/tariffs/tariff-page.tsx'),
    (file) => file.PreparedTariffPage,
  ),
  ContributionsPage: lazyPart(
    () => import('../administration/contributions/contributions-page.tsx'),
    (file) => file.ContributionsPage,
  ),
  BankPage: lazyPart(
    () => import('../payments/bank/bank-page.tsx'),
    (file) => file.BankPage,
  ),
  LedgerPage: lazyPart(
    () => import('../payments/ledger-page.tsx'),
    (file) => file.LedgerPage,
  ),
  InsuredVehiclesPage: lazyPart(
    () => import('../administration/insured-vehicles/insured-vehicles-page.tsx'),
    (file) => file.InsuredVehiclesPage,
  ),
  RetentionPage: lazyPart(
    () => import('../administration/retention-page.tsx'),
    (file) => file.RetentionPage,
  ),
  ComplaintsDeskPage: lazyPart(
    () => import('../complaints/complaints-desk-page.tsx'),
    (file) => file.ComplaintsDeskPage,
  ),
}

/** Loads the page that the document names, so that it renders without a loading state. */
export async function loadPage(name: string | undefined): Promise<void> {
  const page = Object.entries(pages).find(([one]) => one === name)
  await page?.[1].load?.()
}

export const routes: readonly AppRoute[] = screens
  .filter((screen) => config.demo || !('isDemoOnly' in screen))
  .map(({ path, access, page }) => ({ path, access, Page: pages[page] }))
