import { homeMessages } from './landing.messages.ts'
import type { Testimonial } from './public-context.ts'

export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const say = homeMessages.testimonials
  if (testimonials.length === 0) return null
  return (
    <section className="page home-section testimonials">
      <h2 className="vh">{say.heading}</h2>
      {testimonials.map((testimonial, index) => (
        <figure key={testimonial.quote}>
          <blockquote>{say.quoted(testimonial.quote)}</blockquote>
          <figcaption>
            <span className={`initials initials-l initials-${(index % 2) + 1}`} aria-hidden="true">
              {initials(testimonial.author)}
            </span>
            <span>
              <b>{testimonial.author}</b>
              <span className="small muted testimonial-detail">{testimonial.detail}</span>
            </span>
            {testimonial.example && <span className="testimonial-example">{say.example}</span>}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
}
