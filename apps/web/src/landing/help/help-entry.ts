import type { ReactNode } from 'react'

/** A question with its short answer. */
interface HelpEntry {
  readonly question: string
  readonly answer: ReactNode
  /** Words that people search for and that neither sentence has. */
  readonly words?: string
}

export interface HelpTheme {
  /** Name of the section in the address. */
  readonly id: string
  readonly title: string
  readonly entries: readonly HelpEntry[]
}
