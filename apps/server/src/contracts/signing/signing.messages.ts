export const SIGNATURE_REFUSALS = {
  notPng: 'Signature invalide',
  tooLarge: 'Signature trop lourde (500 ko au plus)',
  blank: (missing: string) => `La signature est vide. ${missing}`,
  size: (width: number, height: number) =>
    `Signature invalide (${width} × ${height} pixels au plus)`,
}
