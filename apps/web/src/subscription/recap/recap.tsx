import { formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { CarbonPanel } from '../../carbon/estimate/carbon-panel.tsx'
import { tripEmissions } from '../../carbon/estimate/trip-emissions.ts'
import { tripProblems } from '../../carbon/estimate/trip-problems.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Late } from '../../ui/fold/late.tsx'
import { useOneColumn } from '../../ui/fold/use-narrow.ts'
import { PageHead } from '../../ui/nav/page-head.tsx'
import type { SignatureKind } from '../../ui/signature/signature-pad.tsx'
import { RecapPriceCard } from '../confirming/recap-price-card.tsx'
import { againstTrips } from '../contradictions/against-trips.ts'
import { type Draft, withTravels } from '../draft/draft.ts'
import type { KeptDraft } from '../draft/use-draft.ts'
import { isOnPages } from '../people/people-answers.ts'
import { RecapPeople } from '../people/recap-people.tsx'
import { travellersIn } from '../people/travellers-in.ts'
import { PriceAnnouncement } from '../price/price-announcement.tsx'
import { usePriceChange } from '../price/use-price-change.ts'
import { savedAnswers } from '../questionnaire/answers.ts'
import { withOpened } from '../signing/documents-opened.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { AnswersCard } from './answers-card.tsx'
import { CoversCard } from './covers-card.tsx'
import { PeriodCard } from './period-card.tsx'
import { RecapAddress } from './recap-address.tsx'
import type { Subject } from './recap-summary.ts'
import { useRecap } from './use-recap.ts'
import { useRecapActions } from './use-recap-actions.ts'

const DraftOnServer = lazy(() =>
  import('../draft/draft-on-server.tsx').then((file) => ({ default: file.DraftOnServer })),
)
const QuoteNotice = lazy(() =>
  import('../quotes/quote-notice.tsx').then((file) => ({ default: file.QuoteNotice })),
)
const RecapEnd = lazy(() =>
  import('../confirming/recap-end.tsx').then((file) => ({ default: file.RecapEnd })),
)
const RecapBar = lazy(() =>
  import('../confirming/recap-bar.tsx').then((file) => ({ default: file.RecapBar })),
)
const TravelsCard = lazy(() =>
  import('../travels/travels-card.tsx').then((file) => ({ default: file.TravelsCard })),
)
const RecapPayment = lazy(() =>
  import('../payment/recap-payment.tsx').then((file) => ({ default: file.RecapPayment })),
)
const AdviceCard = lazy(() =>
  import('./advice-card.tsx').then((file) => ({ default: file.AdviceCard })),
)
const SignatureCard = lazy(() =>
  import('../signing/signature-card.tsx').then((file) => ({ default: file.SignatureCard })),
)

interface RecapProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
  readonly draft: Draft
  readonly kept: KeptDraft
  /** Whether something was changed on this page, which must then be saved to the account. */
  readonly isChanged: boolean
  readonly onCreated: (contract: Contract) => void
}

export function Recap({ type, questions, draft, kept, isChanged, onCreated }: RecapProps) {
  const { change } = kept
  const pages = questions.filter(isOnPages)
  const found = useRecap({ type, questions, kept, draft })
  const { recap, summary, live, subject, contribution, sign, consent, declare, locate } = found
  const [signatureKind, setSignatureKind] = useState<SignatureKind>('drawn')
  const [isPressed, setPressed] = useState(false)
  const isOneColumn = useOneColumn()
  const length = summary.period ? formatPeriodLength(summary.period) : ''
  const priceChange = usePriceChange(live.isSettled ? live.amount : null)
  const actions = useRecapActions({
    recap,
    summary,
    questions: savedAnswers(questions, draft.answers),
    quoted: savedAnswers(pages, draft.answers),
    signatureKind,
    kept,
    onCreated,
    onPriceChanged: () => {
      live.retry()
      contribution.live.recalculate()
    },
    onMissing: (about) => {
      // render the error messages first, so that they can take the focus
      flushSync(() => setPressed(true))
      void import('./show-subject.ts').then((file) => file.showSubject(about))
    },
  })
  const obstacle = (about: Subject) =>
    summary.beforeContract.find((standing) => standing.about === about)?.message
  // messages show beside the button from the start, and beside their field once the button was pressed
  const errorOf = (about: Subject) => (isPressed ? obstacle(about) : undefined)
  const fix = (remedy: NonNullable<ContradictionNotice['remedy']>) => {
    const { question_id, choosable_answer_id, answer } = remedy
    kept.answer(question_id, { answer, choosable_answer_id })
  }

  return (
    <main id="contenu" tabIndex={-1} className="subscription">
      <div className="page two recap">
        <div className="recap-main">
          <PageHead title={SAY.recapTitle} intro={SAY.recapIntro} />
          {isChanged && (
            <Suspense fallback={null}>
              <DraftOnServer type={type} />
            </Suspense>
          )}
          {recap.refusal && (
            <Banner tone="warn" live lead={SAY.cannotSubscribe}>
              {recap.refusal}
            </Banner>
          )}
          {draft.quote && (
            <Suspense fallback={null}>
              <QuoteNotice quote={draft.quote} live={live} />
            </Suspense>
          )}
          <div className="recap-lines">
            {!(live.failure && !live.price) && <CoversCard covers={live.price?.covers} />}
            <PeriodCard
              period={recap.period}
              today={recap.today}
              days={summary.days}
              error={obstacle('period')}
              onChange={({ start, end }) =>
                change({
                  period: { start: start?.toString() ?? null, end: end?.toString() ?? null },
                })
              }
            />
            {traitsOf(type).trips && (
              <Suspense fallback={<Skeleton shape="block" />}>
                <TravelsCard
                  type={type}
                  travels={draft.travels}
                  error={errorOf('travels')}
                  emissions={tripEmissions(contribution.live)}
                  problems={tripProblems(contribution.live.failure)}
                  contradictions={againstTrips(type, recap.contradictions)}
                  open={found.openTravel}
                  onEdit={found.editTravel}
                  onFix={fix}
                  onChange={(travels) => change(withTravels(draft, travels))}
                />
              </Suspense>
            )}
            <AnswersCard
              type={type}
              questions={pages}
              answers={draft.answers}
              contradictions={recap.contradictions}
              onFix={fix}
              onChange={(answers) => change({ answers })}
            />
            {pages.length < questions.length ? (
              <RecapPeople
                questions={questions}
                answers={draft.answers}
                expected={travellersIn(type, questions, draft.answers)}
                contradictions={recap.contradictions}
                isTried={isPressed}
                error={errorOf('people')}
                today={recap.today}
                onChange={(answers) => change({ answers })}
                onUnfinished={found.leaveUnfinished}
                onCompanyMissing={found.leaveCompany}
                onFix={fix}
              />
            ) : (
              <RecapAddress error={errorOf('address')} onKnown={locate} />
            )}
            <Late className="recap-line">
              <RecapPayment
                recap={recap}
                summary={summary}
                live={live}
                isPressed={isPressed}
                onChange={found.pay}
              />
            </Late>
            {(found.advice || found.isChecking) && (
              <Late className="recap-lines-two">
                {found.advice ? <AdviceCard advice={found.advice} /> : <Skeleton shape="block" />}
              </Late>
            )}
          </div>
          <Late>
            <SignatureCard
              type={type}
              opened={recap.documentsOpened}
              onOpen={(document) => {
                const openedAt = new Date().toISOString()
                change({
                  documentsOpened: withOpened(recap.documentsOpened, { document, openedAt }),
                })
              }}
              onSign={(signature, kind) => {
                sign(signature)
                setSignatureKind(kind)
              }}
              declarations={recap.declarations}
              declared={recap.declared}
              onDeclare={declare}
              hasConsented={recap.hasConsented}
              onConsent={consent}
              errors={{
                documents: errorOf('documents'),
                signature: errorOf('signature'),
                declaration: errorOf('declaration'),
                consent: errorOf('consent'),
              }}
              facts={{ onOpen: actions.quote, isBusy: actions.isQuoting }}
              isDisabled={actions.isCreating}
            />
          </Late>
          {subject && (
            <CarbonPanel
              subject={subject}
              contribution={contribution}
              isDisabled={actions.isBusy}
            />
          )}
        </div>
        <aside className="aside" id="prix">
          {isOneColumn ? (
            <Suspense fallback={null}>
              <RecapEnd live={live} summary={summary} recap={recap} actions={actions} />
            </Suspense>
          ) : (
            <RecapPriceCard
              type={type}
              live={live}
              change={priceChange}
              summary={summary}
              recap={recap}
              actions={actions}
            />
          )}
        </aside>
        {isOneColumn && (
          <Suspense fallback={null}>
            <RecapBar live={live} summary={summary} recap={recap} actions={actions} />
          </Suspense>
        )}
        <PriceAnnouncement live={live} length={length} />
      </div>
    </main>
  )
}
