const ONE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** The size of a file as people read it: « 310 ko », « 2,4 Mo ». */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${ONE.format(bytes / 1_000_000)}\u00a0Mo`
}
