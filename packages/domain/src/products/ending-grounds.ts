/** A ground on which the law lets someone leave before the end: what is left of the days comes back. */
export interface EndingGround {
  /** It never changes: rows keep it. */
  readonly id: string
  /** As whoever leaves would say it. */
  readonly label: string
  readonly article: string
}

/** For any product whose risk depends on it. Source: code des assurances, L113-16. */
export const SITUATION_CHANGED: EndingGround = {
  id: 'situation_changed',
  label: 'Ma situation a changé\u00a0: domicile, mariage, métier ou retraite',
  article: 'L113-16',
}
