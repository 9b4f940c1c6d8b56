import {
  defaultPeriod,
  formatPeriodLength,
  type PartialPeriod,
} from '@sillage/domain/contracts/period.ts'
import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { chosenIds, savedAnswers } from './answers.ts'
import { AnswersCard } from './answers-card.tsx'
import { CoversCard } from './covers-card.tsx'
import type { Draft } from './draft.ts'
import { PeriodCard } from './period-card.tsx'
import { withOpened } from './policy-documents.ts'
import { PriceAnnouncement } from './price-announcement.tsx'
import { PriceBar } from './price-bar.tsx'
import { RecapPriceCard } from './recap-price-card.tsx'
import { type Recap as RecapData, type Subject, summarizeRecap } from './recap-summary.ts'
import { showSubject } from './show-subject.ts'
import { SignatureCard, type SignatureKind } from './signature-card.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import { TravelsCard } from './travels-card.tsx'
import type { KeptDraft } from './use-draft.ts'
import { usePrice } from './use-price.ts'
import { usePriceChange } from './use-price-change.ts'
import { useRecapActions } from './use-recap-actions.ts'

interface RecapProps {
  readonly type: ProductLabel
  readonly questions: ConfigurationQuestion[]
  readonly draft: Draft
  readonly kept: KeptDraft
  readonly onCreated: () => void
}

export function Recap({ type, questions, draft, kept, onCreated }: RecapProps) {
  const { change } = kept
  const today = dayInParis(Temporal.Now.instant())
  const period = draftPeriod(draft, today)
  const [signature, setSignature] = useState<string | null>(null)
  const [signatureKind, setSignatureKind] = useState<SignatureKind>('drawn')
  const [hasConsented, setConsented] = useState(false)
  const [isPressed, setPressed] = useState(false)

  const unpriced: RecapData = {
    type,
    today,
    period,
    travels: draft.travels,
    contractPrice: null,
    hasPriceFailed: false,
    compensationAmount: 0,
    refusal: null,
    signature,
    hasConsented,
  }
  const asked = summarizeRecap(unpriced).period
  const live = usePrice({
    type,
    ids: chosenIds(questions, draft.answers),
    period: asked,
    isAsked: asked !== null,
  })
  const priced = asked && live.isSettled ? live.price : null
  const recap = {
    ...unpriced,
    contractPrice: priced?.data ?? null,
    hasPriceFailed: live.failure !== null,
    refusal: live.price?.refusal?.message ?? null,
  }
  const summary = summarizeRecap(recap)
  const priceChange = usePriceChange(priced?.data ?? null)
  const actions = useRecapActions({
    recap,
    summary,
    questions: savedAnswers(questions, draft.answers),
    signatureKind,
    kept,
    onCreated,
    onPriceChanged: live.retry,
    onMissing: (about) => {
      setPressed(true)
      showSubject(about)
    },
  })
  const errorOf = (about: Subject) =>
    summary.beforeContract.find((obstacle) => obstacle.about === about)?.message
  const length = asked ? formatPeriodLength(asked) : ''

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
          <PeriodCard
            period={period}
            today={today}
            days={summary.days}
            error={errorOf('period')}
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
              error={isPressed ? errorOf('travels') : undefined}
              onChange={(travels) => change({ travels })}
            />
          )}
          {/* the contribution panel stands here once it exists */}
          <SignatureCard
            type={type}
            opened={draft.documentsOpened}
            onOpen={(document) =>
              change({
                documentsOpened: withOpened(draft.documentsOpened, {
                  document,
                  openedAt: new Date().toISOString(),
                }),
              })
            }
            onSign={setSignature}
            onKind={setSignatureKind}
            hasConsented={hasConsented}
            onConsent={setConsented}
            errors={{
              signature: isPressed ? errorOf('signature') : undefined,
              consent: isPressed ? errorOf('consent') : undefined,
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
            actions={actions}
          />
        </aside>
        <PriceBar
          live={live}
          isAsked
          note={SAY.taxesIncludedShort(length)}
          action={
            <Button size="s" onClick={() => showSubject('signature')}>
              {SAY.goToSignature}
            </Button>
          }
        />
        <PriceAnnouncement live={live} length={length} />
      </div>
    </main>
  )
}

function draftPeriod({ period }: Draft, today: Temporal.PlainDate): PartialPeriod {
  if (!period) return defaultPeriod(today)
  return {
    start: period.start === null ? null : parseDay(period.start),
    end: period.end === null ? null : parseDay(period.end),
  }
}
