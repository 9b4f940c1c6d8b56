import type { Tariff } from '@sillage/domain/subscription/tariff.ts'

/** A customer's words. Those shipped with the product are invented, so they say that they are examples. */
export type Testimonial = {
  quote: string
  author: string
  detail: string
  example: boolean
}

/** Who sees data for the operator: what for, and the host that is called. */
export type Processor = {
  task: 'cards' | 'mails' | 'files' | 'scan' | 'places' | 'roads' | 'identity'
  host: string
}

/** What decides the tariff that a page shows. */
export type TariffDay = Pick<PublicContext, 'today' | 'approvedTariffs'>

/** What the server knows and the pages show. */
export type PublicContext = {
  testimonials: readonly Testimonial[]
  /** The day in Paris, `YYYY-MM-DD`: it decides the tariff shown and the year at the foot of the page. */
  today: string
  /** Beside those that came with the products. */
  approvedTariffs: readonly Tariff[]
  /** A demonstration says so on every page. */
  demo: boolean
  /** Base address of the API, for the page that calls it. */
  apiBase: string
  /** Public keys of the QR codes, in base64: the verification page checks a code with them by itself. */
  verificationKeys: readonly string[]
  /** The services of others that this installation calls. */
  processors: readonly Processor[]
  /** Whether it asks a service for the length of roads. */
  measuresRoads: boolean
}
