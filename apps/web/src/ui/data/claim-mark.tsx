export type ClaimMarkState = 'pending' | 'progress' | 'closed'

/** The progress of a claim as a gauge, readable without colour. */
export function ClaimMark({
  state,
  className,
}: {
  state: ClaimMarkState
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="15"
      height="15"
      fill="none"
      aria-hidden="true"
    >
      {state === 'pending' && (
        <circle
          cx="8"
          cy="8"
          r="6"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="2.6 2.1"
        />
      )}
      {state === 'progress' && (
        <>
          <circle cx="8" cy="8" r="6" stroke="currentColor" strokeWidth="2" />
          <path d="M8 4.5a3.5 3.5 0 0 1 0 7Z" fill="currentColor" />
        </>
      )}
      {state === 'closed' && (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path
            d="m5 8.2 2.1 2.1L11.2 6"
            stroke="var(--badge-bg, var(--bg))"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  )
}
