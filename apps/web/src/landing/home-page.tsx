import { paths } from '@sillage/wire/addresses.ts'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import { ButtonLink } from '../ui/nav/button.tsx'
import { BigWake } from '../ui/wakes/big-wake.tsx'
import { FeaturesSection } from './features-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { homeMessages as say } from './landing.messages.ts'
import type { PublicContext } from './public-context.ts'
import { TestimonialsSection } from './testimonials-section.tsx'

export function HomePage({ context }: { context: PublicContext }) {
  return (
    <main id="contenu" className="home">
      <HeroSection />
      <FeaturesSection on={context} />
      <TestimonialsSection testimonials={context.testimonials} />
      <FaqSection />
      <section className="page">
        <div className="closing">
          <BigWake className="closing-wake" />
          <h2 className="home-heading">{say.closing.heading}</h2>
          <ButtonLink href={paths.subscription} size="l" variant="accent">
            {say.hero.subscribe}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}

function FaqSection() {
  const { heading, entries } = say.faq
  return (
    <section className="page home-section faq">
      <h2>{heading}</h2>
      <div>
        {entries.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <span>{question}</span>
              <Icon of={ChevronDown} />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
