import type { Tariff } from '@sillage/domain/subscription/tariff.ts'

/** A customer's quote. Those shipped with the product are invented, and marked as examples. */
export type Testimonial = {
  quote: string
  author: string
  detail: string
  example: boolean
}

/** A processor of the operator: its purpose, and the host called. */
export type Processor = {
  task: 'cards' | 'mails' | 'files' | 'scan' | 'places' | 'roads' | 'identity'
  host: string
}

/** What determines the tariff that a page shows. */
export type TariffDay = Pick<PublicContext, 'today' | 'approvedTariffs'>

/** Server data used by the public pages. */
export type PublicContext = {
  testimonials: readonly Testimonial[]
  /** Today in Paris, `YYYY-MM-DD`: determines the tariff shown and the year in the footer. */
  today: string
  /** Tariffs approved on this installation, in addition to the built-in ones. */
  approvedTariffs: readonly Tariff[]
  /** Whether this is a demonstration; every page then says so. */
  demo: boolean
  /** Base URL of the API, for the page that calls it. */
  apiBase: string
  /** Public keys of the QR codes, in base64: the verification page checks signatures with them, without the server. */
  verificationKeys: readonly string[]
  /** The services of others that this installation calls. */
  processors: readonly Processor[]
  /** Whether a third-party service measures road distances. */
  measuresRoads: boolean
}
