// separate from the rules, which the browser doesn't need
export const SIGNAL_KINDS = ['early', 'third', 'seen_document'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** A person's verdict on a signal: dismissed, or kept with a written reason. */
export const SIGNAL_VERDICTS = ['dismissed', 'kept'] as const
export type SignalVerdict = (typeof SIGNAL_VERDICTS)[number]
