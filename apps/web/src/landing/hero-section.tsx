import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { ButtonLink } from '../ui/nav/button.tsx'
import { BigWake } from '../ui/wakes/big-wake.tsx'
import { formatKg, MODES, parisMarseilleKg, TowardsIcon } from './example-journey.ts'
import { FEATURES_ID } from './features-section.tsx'
import { homeMessages } from './landing.messages.ts'

export function HeroSection() {
  const say = homeMessages.hero
  return (
    <section className="hero">
      <div className="page hero-in">
        <div className="hero-text">
          <h1 className="display">{say.heading}</h1>
          <p className="lead">{say.lead}</p>
          <div className="hero-actions">
            <ButtonLink href={paths.tariff} size="l">
              {say.seePrice}
            </ButtonLink>
            <ButtonLink href={paths.subscription} size="l" variant="secondary">
              {say.subscribe}
            </ButtonLink>
            <ButtonLink href={`#${FEATURES_ID}`} size="l" variant="text">
              {say.more}
            </ButtonLink>
          </div>
          <p className="hero-prices">
            <span>{say.prices}</span>
            {PRODUCT_NAMES.map(({ id, label }) => (
              <a key={id} href={paths.tariffOf(label)}>
                {say.priceOf(label)}
              </a>
            ))}
          </p>
        </div>
        <div className="hero-wake">
          <BigWake draw />
        </div>
        <JourneyEstimate />
      </div>
    </section>
  )
}

const LONGEST_BAR = 55

function JourneyEstimate() {
  const say = homeMessages.estimate
  const journeys = MODES.map((mode) => ({ ...mode, kg: parisMarseilleKg(mode.mode) }))
  const most = Math.max(...journeys.map(({ kg }) => kg))
  return (
    <figure className="home-card estimate" aria-label={say.label}>
      <div className="row-b wrap">
        <b className="estimate-route">
          {say.from} <Icon of={TowardsIcon} size="s" /> {say.to}
        </b>
        <span className="micro subtle">{say.unit}</span>
      </div>
      <dl className="estimate-modes">
        {journeys.map(({ mode, label, icon, kg }) => (
          <div key={mode} className={`estimate-mode estimate-${mode}`}>
            <dt>
              <Icon of={icon} />
              {label}
            </dt>
            <dd>
              <EstimateBar percent={(kg / most) * LONGEST_BAR} />
              <strong className="num">{formatKg(kg)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="micro subtle">{say.caption}</figcaption>
    </figure>
  )
}

/** The length is an SVG attribute, because the page has no inline style. */
function EstimateBar({ percent }: { percent: number }) {
  return (
    <span className="estimate-bar" aria-hidden="true">
      <svg className="estimate-lines" width={`${percent.toFixed(1)}%`} height="16" />
      <span className="estimate-head" />
    </span>
  )
}
