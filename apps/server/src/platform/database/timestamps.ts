/** An instant as the driver takes it. */
export function dateOf(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

/** The first instant of a day in Paris, as the driver takes it. */
export function startOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime('Europe/Paris').epochMilliseconds)
}
