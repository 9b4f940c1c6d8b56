import { formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { CarbonPanel } from '../carbon/carbon-panel.tsx'
import { tripEmissions } from '../carbon/trip-emissions.ts'
import { tripProblems } from '../carbon/trip-problems.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { SignatureKind } from '../ui/signature-pad.tsx'
import { savedAnswers } from './answers.ts'
import { AnswersCard } from './answers-card.tsx'
import { CoversCard } from './covers-card.tsx'
import { withOpened } from './documents-opened.ts'
import { type Draft, withTravels } from './draft.ts'
import { PeriodCard } from './period-card.tsx'
import { PriceAnnouncement } from './price-announcement.tsx'
import { PriceBar } from './price-bar.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import { RecapAddress } from './recap-address.tsx'
import { RecapPriceCard } from './recap-price-card.tsx'
import type { Subject } from './recap-summary.ts'
import { showSubject } from './show-subject.ts'
import { SignatureCard } from './signature-card.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import { TravelsCard } from './travels-card.tsx'
import type { KeptDraft } from './use-draft.ts'
import { usePriceChange } from './use-price-change.ts'
import { useRecap } from './use-recap.ts'
import { useRecapActions } from './use-recap-actions.ts'

interface RecapProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
  readonly draft: Draft
  readonly kept: KeptDraft
  readonly onCreated: (contract: Contract) => void
}

export function Recap({ type, questions, draft, kept, onCreated }: RecapProps) {
  const { change } = kept
  const { recap, summary, live, subject, contribution, sign, consent, locate } = useRecap({
    type,
    questions,
    kept,
    draft,
  })
  const [signatureKind, setSignatureKind] = useState<SignatureKind>('drawn')
  const [isPressed, setPressed] = useState(false)
  const priceChange = usePriceChange(live.isSettled ? live.amount : null)
  const actions = useRecapActions({
    recap,
    summary,
    questions: savedAnswers(questions, draft.answers),
    signatureKind,
    kept,
    onCreated,
    onPriceChanged: () => {
      live.retry()
      contribution.live.recalculate()
    },
    onMissing: (about) => {
      setPressed(true)
      showSubject(about)
    },
  })
  const obstacle = (about: Subject) =>
    summary.beforeContract.find((standing) => standing.about === about)?.message
  // said beside the button from the start, beside its field once the button was pressed
  const errorOf = (about: Subject) => (isPressed ? obstacle(about) : undefined)
  const length = summary.period ? formatPeriodLength(summary.period) : ''
  const isReady = summary.beforeContract.length === 0

  return (
    <main id="contenu" tabIndex={-1} className="subscription">
      <div className="page two recap">
        <div className="recap-main">
          <PageHead title={SAY.recapTitle} intro={SAY.recapIntro(type)} />
          {recap.refusal && (
            <Banner tone="warn" live lead={SAY.cannotSubscribe}>
              {recap.refusal}
            </Banner>
          )}
          <QuoteNotice quote={draft.quote} live={live} />
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
          <AnswersCard type={type} questions={questions} answers={draft.answers} />
          {live.price && <CoversCard covers={live.price.covers} />}
          {type === 'Voyage' && (
            <TravelsCard
              travels={draft.travels}
              error={errorOf('travels')}
              emissions={tripEmissions(contribution.live)}
              problems={tripProblems(contribution.live.failure)}
              onChange={(travels) => change(withTravels(draft, travels))}
            />
          )}
          <CarbonPanel subject={subject} contribution={contribution} isDisabled={actions.isBusy} />
          <RecapAddress error={errorOf('address')} onKnown={locate} />
          <SignatureCard
            type={type}
            opened={recap.documentsOpened}
            onOpen={(document) => {
              const openedAt = new Date().toISOString()
              change({ documentsOpened: withOpened(recap.documentsOpened, { document, openedAt }) })
            }}
            onSign={(signature, kind) => {
              sign(signature)
              setSignatureKind(kind)
            }}
            hasConsented={recap.hasConsented}
            onConsent={consent}
            errors={{
              documents: errorOf('documents'),
              signature: errorOf('signature'),
              consent: errorOf('consent'),
            }}
            isDisabled={actions.isCreating}
          />
        </div>
        <aside className="aside" id="prix">
          <RecapPriceCard
            type={type}
            live={live}
            change={priceChange}
            summary={summary}
            recap={recap}
            actions={actions}
          />
        </aside>
        <PriceBar
          live={live}
          isAsked
          note={length && SAY.taxesIncludedShort(length)}
          action={
            <Button size="s" onClick={() => showSubject(isReady ? 'price' : 'signature')}>
              {isReady ? SAY.goToConfirm : SAY.goToSignature}
            </Button>
          }
        />
        <PriceAnnouncement live={live} length={length} />
      </div>
    </main>
  )
}
