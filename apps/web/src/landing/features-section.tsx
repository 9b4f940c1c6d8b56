import { paths } from '@sillage/wire/addresses.ts'
import { CheckCheck } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import { FlightWake } from '../ui/wakes/flight-wake.tsx'
import { RailWake } from '../ui/wakes/rail-wake.tsx'
import { RouteWake } from '../ui/wakes/route-wake.tsx'
import { formatGramsPerKm } from './example-journey.ts'
import { homeMessages } from './landing.messages.ts'
import { PriceFragment } from './price-fragment.tsx'
import type { TariffDay } from './public-context.ts'

/** The anchor of 'En savoir plus'. */
export const FEATURES_ID = 'offre'

const say = homeMessages.features

export function FeaturesSection({ on }: { on: TariffDay }) {
  return (
    <section className="page home-section" id={FEATURES_ID}>
      <h2 className="home-heading">{say.heading}</h2>
      <div className="features">
        <article className="home-card feature-offers">
          <h3>{say.offers.title}</h3>
          <p className="muted">{say.offers.text}</p>
          <PriceFragment on={on} />
        </article>
        <CarbonFeature />
        <SelfServiceFeature />
        <ContributionFeature />
      </div>
    </section>
  )
}

function CarbonFeature() {
  const wakes = [
    { mode: 'train', label: say.carbon.rail, wake: <RailWake /> },
    { mode: 'car', label: say.carbon.road, wake: <RouteWake /> },
    { mode: 'flight', label: say.carbon.air, wake: <FlightWake /> },
  ] as const
  return (
    <article className="home-card feature-carbon">
      <h3>{say.carbon.title}</h3>
      <p className="muted">{say.carbon.text}</p>
      <p>
        <a href={paths.calculator}>{say.carbon.calculator}</a>
      </p>
      <div className="feature-wakes">
        {wakes.map(({ mode, label, wake }) => (
          <figure key={mode}>
            {wake}
            <figcaption className="num">
              <b>{label}</b> {formatGramsPerKm(mode)}
            </figcaption>
          </figure>
        ))}
      </div>
    </article>
  )
}

function SelfServiceFeature() {
  const text = say.selfService
  return (
    <article className="home-card feature-service">
      <div>
        <h3>{text.title}</h3>
        <p className="muted">{text.text}</p>
      </div>
      <figure className="fragment talk" aria-label={text.label}>
        <span className="initials initials-s initials-1" aria-hidden="true">
          {text.initials}
        </span>
        <p className="micro subtle">
          <b>{text.advisor}</b>
          {text.role}
        </p>
        <p className="talk-theirs">{text.question}</p>
        <p className="talk-mine">{text.answer}</p>
        <p className="talk-read micro subtle">
          <Icon of={CheckCheck} size="s" />
          {text.read}
        </p>
      </figure>
    </article>
  )
}

function ContributionFeature() {
  const text = say.contribution
  return (
    <article className="home-card feature-contribution">
      <h3>{text.title}</h3>
      <p className="muted">{text.text}</p>
      <figure className="fragment offer" aria-label={text.label}>
        <span className="offer-box" aria-hidden="true" />
        <p className="row-b">
          <b>{text.trees}</b>
          <b className="num">{text.price}</b>
        </p>
        <p className="small muted">{text.effect}</p>
      </figure>
    </article>
  )
}
