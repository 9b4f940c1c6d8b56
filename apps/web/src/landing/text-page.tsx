import type { ReactNode } from 'react'
import { TEXT_PAGES } from './text-pages.messages.ts'

type TextSection = { id: string; title: string; body: ReactNode }

type TextPageProps = {
  heading: string
  lead: ReactNode
  sections: readonly TextSection[]
  /** Actions shown before the text. */
  actions?: ReactNode
}

/** A long text with its table of contents at the side, one section per heading. */
export function TextPage({ heading, lead, sections, actions }: TextPageProps) {
  return (
    <main id="contenu" className="page text-page">
      <header className="text-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {actions && <div className="text-actions">{actions}</div>}
      </header>
      <nav className="text-plan" aria-label={TEXT_PAGES.plan}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-body">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </main>
  )
}

/** Focusable, since it scrolls inside its frame on a narrow screen and keyboards must reach it. */
export function TextTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be scrollable by keyboard
    <section className="text-table" aria-label={label} tabIndex={0}>
      <table aria-label={label}>{children}</table>
    </section>
  )
}

export function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>
}
