/** French text for the time a draft was saved. */
export const SAVED_WHEN = {
  today: (time: string) => `aujourd’hui à ${time}`,
  yesterday: (time: string) => `hier à ${time}`,
  on: (day: string, time: string) => `le ${day} à ${time}`,
} as const
