type Words = Readonly<Record<string, string>>

/** The labels of other screens, in the middle of a sentence. */
export function lowered(labels: Words): Words {
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [
      key,
      `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    ]),
  )
}
