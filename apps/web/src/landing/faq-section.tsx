import { ChevronDown } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import { homeMessages } from './landing.messages.ts'

export function FaqSection() {
  const say = homeMessages.faq
  return (
    <section className="page home-section faq">
      <h2>{say.heading}</h2>
      <div>
        {say.entries.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
