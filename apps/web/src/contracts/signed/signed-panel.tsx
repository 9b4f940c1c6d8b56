import { insurer } from '@sillage/domain/documents/insurer.ts'
import { dayInParis, formatDay, parseDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { CalendarPlus, Landmark, LifeBuoy, MailCheck, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { saveFile } from '../../shell/api/save-file.ts'
import { formatMoment } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Card } from '../../ui/data/card.tsx'
import { PriceDisplay } from '../../ui/data/price-display.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { periodOf, remainingOn } from '../contract-period.ts'
import { contractName, contractTitle, shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { openDialog } from '../detail/use-contract-dialog.ts'
import { BY_CHOICE } from '../endings/cancellation-terms.ts'
import { useCancellationPreview } from '../endings/use-cancellation.ts'
import { KeepPapers } from '../papers/keep-papers.tsx'
import { PaperButton } from '../papers/paper-button.tsx'
import { PaperPosts } from '../papers/paper-posts.tsx'
import { calendarFile } from './calendar-file.ts'
import { SIGNED as SAY } from './signed.messages.ts'
import './signed.css'

interface SignedPanelProps {
  readonly contract: Contract
  readonly today: Temporal.PlainDate
  readonly canWithdraw: boolean
}

/** What matters after signing: from when the cover runs, the certificate, and how to cancel. */
export function SignedPanel({ contract, today, canWithdraw }: SignedPanelProps) {
  const titleId = useId()
  const { user } = useSession()
  return (
    <section className="signed" aria-labelledby={titleId}>
      <Card as="div" className="signed-paper">
        <div>
          <h2 id={titleId} className="display">
            {SAY.title}
          </h2>
          <p className="muted">{SAY.signedOn(formatMoment(contract.created_at))}</p>
        </div>
        <div className="signed-line" aria-hidden="true" />
        <div>
          <p className="signed-name">{withWholeWords(contractName(contract))}</p>
          <p className="small subtle num">
            {MESSAGES.contractOf(contractTitle(contract), shortId(contract.contract_id))}
          </p>
        </div>
        <Cover contract={contract} today={today} />
        <Proof contract={contract} />
      </Card>
      <div className="signed-next">
        <Trouble contract={contract} />
        <Money contract={contract} />
        <Change contract={contract} canWithdraw={canWithdraw} />
      </div>
      <Card as="div" className="signed-papers">
        <h3>{SAY.papers}</h3>
        <PaperPosts contractId={contract.contract_id} />
        <Button
          variant="secondary"
          size="s"
          onClick={() => openDialog({ name: 'documents', contractId: contract.contract_id })}
        >
          {SAY.allPapers}
        </Button>
        {user?.emailVerified !== false && <KeepPapers contract={contract} />}
      </Card>
    </section>
  )
}

function Cover({ contract, today }: { contract: Contract; today: Temporal.PlainDate }) {
  const { start, end } = periodOf(contract)
  const signedOn = dayInParis(Temporal.Instant.from(contract.created_at))
  const remaining = remainingOn(contract, today)
  const begins = start.equals(signedOn) ? SAY.fromSignature : SAY.fromMidnight(remaining)
  return (
    <>
      <dl className="signed-cover">
        <div>
          <dt>{SAY.from}</dt>
          <dd>
            {formatDay(start)} <small>{begins}</small>
          </dd>
        </div>
        <div>
          <dt>{SAY.until}</dt>
          <dd>
            {formatDay(end)} <small>{SAY.untilMidnight}</small>
          </dd>
        </div>
      </dl>
      {remaining?.kind === 'startsIn' &&
        (contract.covers_before_start ? (
          <Banner tone="flat">{SAY.notYetButCancellation}</Banner>
        ) : (
          <Banner tone="flat" lead={SAY.notYet}>
            {isTrip(contract) ? SAY.notYetTrip : SAY.notYetText}
          </Banner>
        ))}
    </>
  )
}

/** The certificate; while the e-mail address isn't confirmed, a link to confirm it, which the certificate waits for. */
function Proof({ contract }: { contract: Contract }) {
  const { user } = useSession()
  const waits = user?.emailVerified === false
  return (
    <div className="signed-proof">
      {waits ? (
        <RouteButton to={paths.profile} size="l" icon={MailCheck}>
          {SAY.confirmAddress}
        </RouteButton>
      ) : (
        <PaperButton contractId={contract.contract_id} kind="attestation" isMain>
          {SAY.certificate}
        </PaperButton>
      )}
      <Button variant="secondary" size="l" icon={CalendarPlus} onClick={() => saveDays(contract)}>
        {SAY.calendar}
      </Button>
      <p className="small muted">
        {withWholeWords(waits ? SAY.confirmAddressText : SAY.certificateText)}
      </p>
    </div>
  )
}

function Trouble({ contract }: { contract: Contract }) {
  const steps = isTrip(contract) ? SAY.onATrip : SAY.onTheRoad
  return (
    <Card as="div" className="signed-card">
      <h3>
        <Icon of={LifeBuoy} />
        {SAY.trouble}
      </h3>
      <ol className="signed-steps">
        {steps.map(({ lead, text }) => (
          <li key={lead}>
            <b>{lead}</b> {text}
          </li>
        ))}
      </ol>
      <p className="small">
        {SAY.assistance}{' '}
        <a className="nowrap" href={`tel:${insurer.assistancePhone.replaceAll(' ', '')}`}>
          {insurer.assistancePhone}
        </a>
      </p>
      <RouteButton to={paths.createClaimOn(contract.contract_id)} variant="quiet" size="s">
        {SAY.declare}
      </RouteButton>
      <RouteButton to={paths.conversationOn(contract.contract_id)} variant="quiet" size="s">
        {SAY.ask}
      </RouteButton>
    </Card>
  )
}

function Money({ contract }: { contract: Contract }) {
  return (
    <Card as="div" className="signed-card">
      <h3>
        <Icon of={Landmark} />
        {SAY.money}
      </h3>
      <div>
        <PriceDisplay amount={inEuros(contract.price)} size="m" />
        <p className="small muted">{SAY.taxes}</p>
      </div>
      {contract.payment && <p>{contract.payment.label}.</p>}
      <Link className="small strong" href={paths.payments}>
        {SAY.payments}
      </Link>
    </Card>
  )
}

/** The cost of cancelling, calculated for today by the contract's rules. */
function Change({ contract, canWithdraw }: { contract: Contract; canWithdraw: boolean }) {
  const { data } = useCancellationPreview(contract, BY_CHOICE)
  const lastDay = parseDay(contract.withdrawable_until ?? '')
  const cost = data && contract.price - data.refund.total
  return (
    <Card as="div" className="signed-card">
      <h3>
        <Icon of={Undo2} />
        {SAY.change}
      </h3>
      {canWithdraw && lastDay ? (
        <p>{SAY.renounceUntil(formatDay(lastDay))}</p>
      ) : (
        <>
          <p>{SAY.leave}</p>
          {cost !== undefined && (
            <p className="signed-cost">
              {SAY.today} <b className="num nowrap">{inEuros(cost)}</b>
            </p>
          )}
        </>
      )}
      <p className="small muted">{SAY.before}</p>
      <Button
        variant="quiet"
        size="s"
        onClick={() =>
          openDialog({
            name: canWithdraw ? 'withdraw' : 'cancel',
            contractId: contract.contract_id,
          })
        }
      >
        {canWithdraw ? SAY.renounce : SAY.cancel}
      </Button>
    </Card>
  )
}

function isTrip({ travels }: Contract): boolean {
  return travels.length > 0
}

/** Saves the first and last days as a calendar file. */
function saveDays(contract: Contract): void {
  const { start, end } = periodOf(contract)
  const { contract_id: id } = contract
  const name = contractName(contract)
  const file = calendarFile(
    [
      { id: `${id}-debut`, on: start, title: SAY.calendarStart(name) },
      { id: `${id}-fin`, on: end, title: SAY.calendarEnd(name) },
    ],
    Temporal.Now.instant(),
  )
  saveFile(new TextEncoder().encode(file), { name: SAY.calendarFile, type: 'text/calendar' })
}
